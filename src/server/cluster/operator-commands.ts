// What people at a command line do with a house of several nodes: look, move, drain.

import { type Address, connections } from '../storage/postgres/connect.ts';
import { OFFICE, type LivingNode } from './balance.ts';
import { lookAt, placeAt } from './membership.ts';

/** How a table is called where it is placed. */
export const thingOf = (table: string): string => `table:${table}`;
const TABLE = thingOf('');

const nameOf = (thing: string): string =>
  thing.startsWith(TABLE) ? thing.slice(TABLE.length) : thing;

export async function clusterOperator(address: Address) {
  const db = connections(address, 'sabot tables', 1);
  const nodeCalled = async (name: string): Promise<LivingNode | null> => {
    const { nodes } = await lookAt(db);
    return nodes.find(node => node.id === name) ?? nodes.find(node => node.name === name) ?? null;
  };
  return {
    look: async () => {
      const { nodes, placed } = await lookAt(db);
      const at = (id: string | null) =>
        placed
          .filter(({ node }) => (id === null ? !nodes.some(one => one.id === node) : node === id))
          .map(({ thing }) => nameOf(thing));
      return { nodes: nodes.map(node => ({ ...node, things: at(node.id) })), nowhere: at(null) };
    },
    /** Null when it is placed there; why not, in a sentence. */
    move: async (name: string, to: string): Promise<string | null> => {
      const node = await nodeCalled(to);
      if (node === null) return `No node that lives is called ${to}.`;
      if (node.isDraining) return `${to} is giving everything away.`;
      const thing = name === OFFICE ? OFFICE : thingOf(name);
      const { placed } = await lookAt(db);
      if (!placed.some(one => one.thing === thing)) {
        return `${name} is no table that is placed: those with printers stand at the office.`;
      }
      await placeAt(db, thing, node.id);
      return null;
    },
    drain: async (name: string): Promise<string | null> => {
      const node = await nodeCalled(name);
      if (node === null) return `No node that lives is called ${name}.`;
      await db.query('update node set is_draining = true where id = $1', [node.id]);
      return null;
    },
    end: () => db.end(),
  };
}
