// Lines that nobody has proved anything on yet: so many in all, and from one address. Who comes
// last proves who they are in a moment; who says nothing for the longest has to go.

/** How many there may be. */
export interface StrangerCaps {
  readonly most: number;
  readonly mostByAddress: number;
}

/** A line that is watched until its other end has proved who it is, or is gone. */
export interface Stranger {
  /** It is known, or gone: nobody counts it any more. */
  readonly leave: () => void;
}

interface Watched {
  readonly address: string;
  readonly cut: () => void;
}

export class Strangers {
  readonly #caps: StrangerCaps;
  /** The one that has waited longest is the first. */
  readonly #all = new Set<Watched>();
  readonly #byAddress = new Map<string, Set<Watched>>();
  /** Lines that were cut since the start. */
  cut = 0;

  constructor(caps: StrangerCaps) {
    this.#caps = caps;
  }

  get count(): number {
    return this.#all.size;
  }

  /** Somebody comes from an address; `cut` ends the line if there is no room for it any more. */
  enter(address: string, cut: () => void): Stranger {
    const own = this.#byAddress.get(address) ?? new Set();
    if (own.size >= this.#caps.mostByAddress) this.#end(own);
    if (this.#all.size >= this.#caps.most) this.#end(this.#all);
    const watched: Watched = { address, cut };
    this.#all.add(watched);
    own.add(watched);
    this.#byAddress.set(address, own);
    return { leave: () => this.#forget(watched) };
  }

  #end(among: ReadonlySet<Watched>): void {
    const [oldest] = among;
    if (oldest === undefined) return;
    this.#forget(oldest);
    this.cut += 1;
    oldest.cut();
  }

  #forget(watched: Watched): void {
    this.#all.delete(watched);
    const own = this.#byAddress.get(watched.address);
    own?.delete(watched);
    if (own?.size === 0) this.#byAddress.delete(watched.address);
  }
}
