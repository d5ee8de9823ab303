// The subjects by which the nodes of one house speak; houses that share a NATS do not meet.

import { subjectPart } from '../ports/bus.ts';

export const subjectsOf = (house: string) => {
  const own = `sabot.${subjectPart(house)}`;
  return {
    /** Asked for whoever has a table, to take a line to it. */
    table: (name: string) => `${own}.table.${subjectPart(name)}`,
    /** The same for the pit and for tournaments. */
    office: `${own}.office`,
    /** A request over HTTP, for the office or for whoever has a table. */
    officeHttp: `${own}.http`,
    tableHttp: (name: string) => `${own}.http-at.${subjectPart(name)}`,
    /** The rest of an answer that is longer than a message. */
    rest: (place: string) => `${own}.rest.${subjectPart(place)}`,
    /** Something is to be put on record. */
    note: `${own}.note`,
    /** Something was. */
    noted: `${own}.noted`,
    /** Whose device a secret is. */
    device: `${own}.device`,
    deviceForgotten: `${own}.device-forgotten`,
    approval: `${own}.approval`,
    /** Frames for the node that has lines' sockets, and for the one that has their tables. */
    toEdge: (edge: string) => `${own}.edge.${subjectPart(edge)}`,
    toPlace: (place: string) => `${own}.place.${subjectPart(place)}`,
    /** What nodes say of their tables. */
    heard: `${own}.heard`,
    /** A node has taken tables up; all others know by now that they have not. */
    taken: `${own}.taken`,
    /** Placements have changed: look now. */
    look: `${own}.look`,
  };
};

export type Subjects = ReturnType<typeof subjectsOf>;
