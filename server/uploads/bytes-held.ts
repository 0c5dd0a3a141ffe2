type Limits = { ofAddress: number; ofAll: number }

/** Counts the bytes of files in memory, to limit all uploads together and those of one address. */
export function makeBytesHeld({ ofAddress, ofAll }: Limits) {
  const byAddress = new Map<string, number>()
  let all = 0
  const change = (address: string, bytes: number): void => {
    all += bytes
    const left = (byAddress.get(address) ?? 0) + bytes
    if (left > 0) byAddress.set(address, left)
    else byAddress.delete(address)
  }
  return {
    /** The bytes of one request; `add` returns false, and adds nothing, above the limit. */
    of(address: string) {
      let held = 0
      return {
        add(bytes: number): boolean {
          if (all + bytes > ofAll || (byAddress.get(address) ?? 0) + bytes > ofAddress) return false
          change(address, bytes)
          held += bytes
          return true
        },
        release(): void {
          change(address, -held)
          held = 0
        },
      }
    },
    get total(): number {
      return all
    },
  }
}

export type Holding = ReturnType<ReturnType<typeof makeBytesHeld>['of']>
