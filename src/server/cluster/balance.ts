// Who should hold what: tables spread evenly over the nodes that live, moved as little as possible.

/** The office: the house's record, the cage, tournaments. It is placed as a table is. */
export const OFFICE = 'office';

export interface LivingNode {
  readonly id: string;
  readonly name: string;
  /** The software that runs there. */
  readonly engine: string;
  /** It is about to stop: whatever can go elsewhere does. */
  readonly isDraining: boolean;
}

export interface PlacedThing {
  readonly thing: string;
  readonly node: string;
  /** Somebody wants it there. */
  readonly isKept: boolean;
  /** The software of that node, gone or not, where it is still known. */
  readonly engine?: string | null;
}

/**
 * What is to be placed otherwise than it is. Nodes come in one order for everybody, so that two
 * who reckon from the same state come to the same answer.
 *
 * What stands at a node that lives and stays is moved only to even out: no node has more than its
 * share, rounded up, and whatever was wanted somewhere stays there as long as that node lives.
 * In a rolling upgrade what loses its node goes to one of the same software where there is one: it
 * is played on at once, and evened out afterwards, when its shoe is over.
 */
export function placementChanges(
  nodes: readonly LivingNode[],
  things: readonly string[],
  placed: readonly PlacedThing[],
): readonly PlacedThing[] {
  const staying = nodes.filter(({ isDraining }) => !isDraining);
  const open = staying.length > 0 ? staying : nodes;
  if (open.length === 0) return [];
  const before = new Map(placed.map(one => [one.thing, one]));
  const loads = new Map(open.map(({ id }) => [id, new Array<PlacedThing>()]));
  const homeless: string[] = [];
  const arrived = new Set<PlacedThing>();
  for (const thing of things) {
    const at = before.get(thing);
    const load = at === undefined ? undefined : loads.get(at.node);
    if (at === undefined || load === undefined) homeless.push(thing);
    else load.push(at);
  }
  const most = Math.ceil(things.length / open.length);
  const least = Math.floor(things.length / open.length);
  const ranked = [...loads];
  const engines = new Map(open.map(({ id, engine }) => [id, engine]));
  const lightest = (engine?: string | null): (typeof ranked)[number] => {
    const same = ranked.filter(([id]) => engines.get(id) === engine);
    const [first, ...others] = same.length > 0 ? same : ranked;
    if (first === undefined) throw new Error('there is a node');
    return others.reduce((best, one) => (one[1].length < best[1].length ? one : best), first);
  };
  const changes: PlacedThing[] = [];
  const move = (thing: string, engine?: string | null): PlacedThing => {
    const [node, load] = lightest(engine);
    const one = { thing, node, isKept: false };
    load.push(one);
    changes.push(one);
    return one;
  };
  // Those that nobody has come first: nobody plays there meanwhile.
  for (const thing of homeless) arrived.add(move(thing, before.get(thing)?.engine));
  for (const [, load] of ranked) {
    for (let index = load.length - 1; index >= 0; index -= 1) {
      const one = load[index];
      const isTooMuch = load.length > most || (load.length > least && lightest()[1].length < least);
      if (!isTooMuch) break;
      // The office moves with its whole record: others go before it.
      if (one === undefined || one.isKept || one.thing === OFFICE || arrived.has(one)) continue;
      load.splice(index, 1);
      move(one.thing);
    }
  }
  return changes;
}
