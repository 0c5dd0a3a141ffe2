// The same without podman: each program in a `chroot` of base and release, with mounts that only it sees.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { cpSync, mkdirSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { account, type Container, Containers, image as usual, runToEnd } from './containers.ts'

const packages = 'base-files,libc6,libstdc++6,libgcc-s1,tzdata,netbase,ca-certificates,dash'

/** Its arguments: the root, the number of mounts, each as from:to, and the program with its words. */
const enter = `set -e
root=$1 count=$2; shift 2
mount --bind $root $root
mount --rbind /dev $root/dev
mount -t proc proc $root/proc
mount -t tmpfs -o mode=1777 tmpfs $root/tmp
for number in $(seq $count); do
  from=\${1%%:*} to=\${1#*:} to=$root\${to%:ro}; shift
  mkdir -p $(dirname $to)
  if [ -d $from ]; then mkdir -p $to; else touch $to; fi
  mount --bind $from $to
done
mount -o remount,bind,ro $root
exec chroot --userspec=${account} $root /bin/sh -c 'cd /vlot && exec "$@"' sh "$@"`

type Running = { container: Container; child: ChildProcess; ended: Promise<number> }

class Chroots extends Containers {
  #tar = ''
  readonly #running = new Map<string, Running>()

  override useBase(tar: string): void {
    this.#tar = tar
  }

  #rootOf(image: string): string {
    return join(this.folder, 'roots', image)
  }

  override build(release: string, name = usual): number {
    const root = this.#rootOf(name)
    mkdirSync(join(root, 'vlot'), { recursive: true })
    execFileSync('tar', ['x', '-C', root, '-f', this.#tar])
    execFileSync('cp', ['-a', `${release}/.`, join(root, 'vlot')])
    cpSync(join(release, 'passwd'), join(root, 'etc', 'passwd'))
    writeFileSync(join(root, 'etc', 'hosts'), '127.0.0.1 localhost\n')
    return Number(execFileSync('du', ['-sb', root], { encoding: 'utf8' }).split('\t')[0])
  }

  /** The words of `unshare` and the settings. */
  #entering({ image = usual, environment, volumes = [], program = 'node', words }: Container) {
    const root = this.#rootOf(image)
    const settings = /^ENV (.*)$/m.exec(readFileSync(join(root, 'vlot', 'Containerfile'), 'utf8'))?.[1] ?? ''
    const ofImage = Object.fromEntries(settings.split(' ').map((pair) => pair.split('=')))
    const asked = [program, ...(words ?? ['server/main.ts'])]
    return {
      words: ['--mount', '/bin/sh', '-c', enter, 'sh', root, String(volumes.length), ...volumes, ...asked],
      env: { ...ofImage, PATH: `${ofImage['PATH']}:/usr/sbin`, ...environment },
    }
  }

  override async start(container: Container): Promise<void> {
    const { words, env } = this.#entering(container)
    const log = openSync(join(this.folder, `${container.name}.log`), 'a')
    const child = spawn('unshare', words, { env, stdio: ['ignore', log, log] })
    const ended = new Promise<number>((settle) => child.once('exit', (code) => settle(code ?? 1)))
    this.#running.set(container.name, { container, child, ended })
  }

  override finish(container: Container): Promise<string> {
    const { words, env } = this.#entering(container)
    return runToEnd(container.name, 'unshare', words, env)
  }

  override async isHealthy(name: string): Promise<boolean> {
    const { container, child } = this.#running.get(name)!
    if (child.exitCode !== null) throw new Error(`${name} ended with ${child.exitCode}`)
    return this.finish({ ...container, words: ['healthy.mjs'] }).then(
      () => true,
      () => false,
    )
  }

  override said(name: string): string {
    return readFileSync(join(this.folder, `${name}.log`), 'utf8')
      .split('\n')
      .slice(-40)
      .join('\n')
  }

  protected override pidOf(name: string): number {
    return this.#running.get(name)!.child.pid!
  }

  override async stop(name: string): Promise<number> {
    const { child, ended } = this.#running.get(name)!
    child.kill('SIGTERM')
    const code = await ended
    this.#running.delete(name)
    return code
  }

  override async kill(names: readonly string[]): Promise<void> {
    for (const name of names) this.#running.get(name)?.child.kill('SIGKILL')
    for (const name of names) await this.#running.get(name)?.ended
  }

  override async removeAll(): Promise<void> {
    await this.kill([...this.#running.keys()])
  }
}

/** Containers, or chroots where those cannot run, which it says. */
export function openContainers(folder: string): Containers {
  const tar = join(folder, 'base.tar')
  const words = ['--quiet', '--variant=extract', '--mode=root', `--include=${packages}`, 'bookworm', tar]
  execFileSync('mmdebstrap', words, { stdio: ['ignore', 'ignore', 'inherit'] })
  const containers = new Containers(folder)
  try {
    containers.useBase(tar)
    rmSync(tar)
    return containers
  } catch (error) {
    console.log(`  NO CONTAINERS: the same in a chroot each, as podman cannot run here: ${(error as Error).message}`)
    void containers.removeAll()
    const chroots = new Chroots(folder)
    chroots.useBase(tar)
    return chroots
  }
}
