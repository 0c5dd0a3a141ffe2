// Runs the release's image with Debian's podman, buildah and runc, as root without systemd, in folders of this run.
import { execFile, execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'

/** `localhost` needs no search among registries that this machine may not reach. */
const base = 'localhost/vlot-base'
export const image = 'localhost/vlot'
/** The account of the image; the volumes of a run belong to it. */
export const account = '10001:10001'

export type Container = {
  name: string
  /** The release of the checkout unless another is named. */
  image?: string | undefined
  /** Instead of the server. */
  program?: string
  environment?: Record<string, string>
  /** `from:to`, or `from:to:ro`. */
  volumes?: readonly string[]
  words?: readonly string[]
}

/** Not blocking, as applicants of the same process go on meanwhile. Throws with what it said unless it ends well. */
export async function runToEnd(name: string, program: string, words: string[], env: NodeJS.ProcessEnv) {
  const running = promisify(execFile)(program, words, { env, encoding: 'utf8' })
  const { stdout } = await running.catch(({ stdout, stderr }) => {
    throw new Error(`${name} did not end well:\n${stdout}${stderr}`)
  })
  return stdout.trim()
}

export class Containers {
  readonly #env: NodeJS.ProcessEnv
  protected readonly folder: string
  readonly #names: string[] = []

  constructor(folder: string) {
    this.folder = folder
    const write = (name: string, text: string) => {
      writeFileSync(join(folder, name), text)
      return join(folder, name)
    }
    // Podman raises the limits unless they are given here, and a machine may not allow that.
    const limits = '[containers]\ndefault_ulimits = ["nofile=4096:4096", "nproc=4096:4096"]\n'
    const engine = '[engine]\nruntime = "runc"\ncgroup_manager = "cgroupfs"\nevents_logger = "file"\n'
    const places = `driver = "overlay"\ngraphroot = "${join(folder, 'graph')}"\nrunroot = "${join(folder, 'run')}"\n`
    this.#env = {
      ...process.env,
      CONTAINERS_CONF: write('containers.conf', limits + engine),
      CONTAINERS_STORAGE_CONF: write('storage.conf', `[storage]\n${places}`),
    }
  }

  #ask(program: string, words: readonly string[]): string {
    return execFileSync(program, words, { env: this.#env, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim()
  }

  /** The image that each release is put on, of a tar. Throws where containers cannot run. */
  useBase(tar: string): void {
    this.#ask('podman', ['import', tar, base])
    this.#ask('podman', ['run', '--rm', '--network', 'host', base, '/bin/sh', '-c', 'true'])
  }

  /** Makes the image of a release; returns its size in bytes. OCI's own format drops the health check. */
  build(release: string, name = image): number {
    this.#ask('buildah', ['build', '--format', 'docker', '--build-arg', `BASE=${base}`, '-t', name, release])
    return Number(this.#ask('podman', ['image', 'inspect', '--format', '{{.Size}}', name]))
  }

  /** A folder of this run that the image's account may write. */
  volume(name: string): string {
    const path = join(this.folder, 'volumes', name)
    mkdirSync(path, { recursive: true })
    execFileSync('chown', ['-R', account, path])
    return path
  }

  /** Deletes what is in a folder of this run. */
  empty(name: string): void {
    rmSync(this.volume(name), { recursive: true })
    this.volume(name)
  }

  #words({ name, environment = {}, volumes = [], words = [], program, image: of = image }: Container): string[] {
    const given = Object.entries(environment).flatMap(([key, value]) => ['--env', `${key}=${value}`])
    const narrow = ['--read-only', '--cap-drop', 'all', '--security-opt', 'no-new-privileges', '--user', account]
    const bounds = ['--pids-limit', '200', '--memory', '768m', '--tmpfs', '/tmp:rw,mode=1777', '--network', 'host']
    const entry = program === undefined ? [] : ['--entrypoint', program]
    const mounts = volumes.flatMap((one) => ['--volume', one])
    return ['--name', name, ...narrow, ...bounds, ...given, ...mounts, ...entry, of, ...words]
  }

  #podman(...words: string[]): Promise<string> {
    return runToEnd(`podman ${words[0]}`, 'podman', words, this.#env)
  }

  async start(container: Container): Promise<void> {
    this.#names.push(container.name)
    await this.#podman('run', '--detach', ...this.#words(container))
  }

  /** Runs it to its end; returns what it said. Throws with that unless it ends well. */
  finish(container: Container): Promise<string> {
    return runToEnd(container.name, 'podman', ['run', '--rm', ...this.#words(container)], this.#env)
  }

  isHealthy(name: string): Promise<boolean> {
    return this.#podman('healthcheck', 'run', name).then(
      () => true,
      () => false,
    )
  }

  said(name: string): string {
    const { stdout, stderr } = spawnSync('podman', ['logs', '--tail', '40', name], { env: this.#env, encoding: 'utf8' })
    return stdout + stderr
  }

  protected pidOf(name: string): number {
    return Number(this.#ask('podman', ['inspect', '--format', '{{.State.Pid}}', name]))
  }

  /** Bytes of memory that a container uses now, the kernel's cache of files apart. */
  memoryOf(name: string): number {
    const pid = this.pidOf(name)
    const rss = /VmRSS:\s+(\d+) kB/.exec(execFileSync('cat', [`/proc/${pid}/status`], { encoding: 'utf8' }))?.[1]
    return Number(rss) * 1024
  }

  /** Stops it as an orchestrator does, with SIGTERM and then patience; returns its exit code. */
  async stop(name: string): Promise<number> {
    await this.#podman('stop', '--time', '25', name)
    const code = Number(await this.#podman('inspect', '--format', '{{.State.ExitCode}}', name))
    await this.#podman('rm', name)
    return code
  }

  /** Ends them all at the same moment, as a loss of power does. */
  async kill(names: readonly string[]): Promise<void> {
    this.#ask('podman', ['kill', ...names])
    this.#ask('podman', ['rm', '--force', ...names])
  }

  async removeAll(): Promise<void> {
    for (const name of [...new Set(this.#names)].toReversed())
      spawnSync('podman', ['rm', '--force', '--time', '1', name], { env: this.#env })
    // Podman leaves mounts behind, sometimes two at the same place.
    while (spawnSync('umount', ['--lazy', join(this.folder, 'graph', 'overlay')]).status === 0);
  }
}
