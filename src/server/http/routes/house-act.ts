// An act of the house over HTTP: its address, its fields, who may do it, who must stand beside
// them, what goes on record, and what is done.

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';

import { hasAnyPower, type HousePower, rolesWith } from '../../../rulebooks/roles.ts';
import { type ApproverProof, denial, type Denial } from '../../../wire/http.ts';
import type { StaffRole } from '../../../wire/roles.ts';
import type { HouseReason } from '../../../wire/reasons/house-reasons.ts';
import type { Projector } from '../../checks/projector/projector.ts';
import type { SoftwareWatch } from '../../checks/software/watch.ts';
import type { Verification } from '../../checks/inspection/verification.ts';
import type { EnrolmentCodes } from '../../devices/enrolment-codes.ts';
import type { Challenges } from '../../devices/proof.ts';
import type { House } from '../../house/house.ts';
import type { TicketEvent } from '../../money/tickets/ticket.ts';
import { isDenial } from '../../people/sign-in-desk.ts';
import type { StaffSession } from '../../people/sessions.ts';
import { roleOf } from '../../people/staff.ts';
import { visitorAs } from '../../people/visitors.ts';
import type { Documents } from '../../record/documents.ts';
import type { HouseEvent } from '../../record/house-record.ts';
import type { Address } from '../../storage/postgres/connect.ts';
import { HTML, isVisit, NOT_FOUND_PAGE } from '../not-found.ts';
import { asApprover, denialAnswer, recognise } from './recognise.ts';
import type { Feed } from '../../reports/feed/feed.ts';
import type { Webhooks } from '../../reports/feed/webhooks.ts';
import type { Provider } from '../provider.ts';
import type { SeatPromises } from './floor/seat-promises.ts';
import { denied, only, onlyOrService, serviceIn, sessionBehind, STATUS } from '../who.ts';

/** What an act is done with of the house: it names the parts it takes, and is handed no other. */
export type Parts<Name extends keyof House> = Pick<House, Name>;

/** What some acts need that is no part of the house at play. */
export interface Beside {
  readonly projector: Projector;
  readonly software: SoftwareWatch;
  readonly challenges: Challenges;
  readonly codes: EnrolmentCodes;
  readonly documents: Documents;
  readonly promises: SeatPromises;
  /** By which staff sign in beside passwords; null where the house has none. */
  readonly provider: Provider | null;
  readonly feed: Feed;
  readonly webhooks: Webhooks;
  /** The lines on which the feed is followed. */
  readonly followers: Set<object>;
  readonly verification: Verification;
  /** Where threads find the journal. */
  readonly address: Address;
}

/** Why an act was not done. */
export class NotDone {
  readonly status: number;
  readonly denial: Denial;

  constructor(status: number, answer: Denial) {
    this.status = status;
    this.denial = answer;
  }
}

export const notDone = (status: number, what: string, reason: HouseReason): NotDone =>
  new NotDone(status, denied(what, reason));

/** A file in place of an answer. */
export class SentFile {
  readonly type: string;
  readonly content: Buffer | string;
  /** The name it is kept under, where a browser is to keep it. */
  readonly name: string | undefined;

  constructor(type: string, content: Buffer | string, name?: string) {
    this.type = type;
    this.content = content;
    this.name = name;
  }
}

/** Where a browser is sent on to. */
export class Elsewhere {
  readonly url: string;

  constructor(url: string) {
    this.url = url;
  }
}

/** The act answers by itself, as long as it likes. */
export class Streamed {
  readonly begin: (reply: FastifyReply) => void;

  constructor(begin: Streamed['begin']) {
    this.begin = begin;
  }
}

type Schema = z.ZodType | undefined;
type Filled<Fields extends Schema> = Fields extends z.ZodType ? z.output<Fields> : undefined;

/** As the schema has it, but nobody is going to write into it. */
type Unwritten<Value> = Value extends readonly (infer One)[]
  ? readonly Unwritten<One>[]
  : Value extends object
    ? { readonly [Name in keyof Value]: Unwritten<Value[Name]> }
    : Value;

/** Somebody signed in. */
export interface By {
  readonly id: string;
  readonly role: StaffRole;
}

/** Who must stand beside whoever does it, proven on the spot: the body says who (`approver`). */
interface SecondPerson {
  /** What they agree to; it goes on record when they cannot prove who they are. */
  readonly agreesTo: string;
  /** One of these powers; the act itself judges where none is named. */
  readonly may?: readonly HousePower[];
}

interface Request<Body extends Schema, Params extends Schema, Query extends Schema> {
  readonly body: Filled<Body>;
  readonly params: Filled<Params>;
  readonly query: Filled<Query>;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

type WhoAsks<May, Second, Services> = (May extends undefined
  ? unknown
  : Services extends true
    ? unknown // a program is nobody
    : { readonly by: By; readonly session: StaffSession }) &
  (Second extends undefined ? unknown : { readonly second: By });

interface HouseActOptions {
  readonly address: `${'GET' | 'POST' | 'PUT'} /${string}`;
  readonly summary: string;
  /** How often one place may ask: guesses are slowed down, and so is what costs work. */
  readonly perMinute?: number;
  readonly largestBody?: number;
  /** Asked by everybody who comes: what it answers is sent as it is, and not checked once more. */
  readonly askedByAll?: true;
  /** Done also while play is held; what only asks is answered anyway. */
  readonly whileHeld?: true;
  /** Something new is there afterwards. */
  readonly makes?: true;
  /** What goes on record, in the house's own stream or in the cage's. */
  readonly records?: readonly (HouseEvent | TicketEvent['kind'])[];
}

interface HouseActSpec<
  Body extends Schema,
  Params extends Schema,
  Query extends Schema,
  Answer extends Schema | 'file' | 'stream',
  May extends readonly HousePower[] | undefined,
  Second extends SecondPerson | undefined,
  Services extends true | undefined,
> extends HouseActOptions {
  /** Whoever is signed in with one of these powers; with any where none is named, and nobody
   * needs to sign in where it is left out. */
  readonly may?: May;
  readonly second?: Second;
  /** Programs may ask as well, by a token with one of the powers: it only reads. */
  readonly services?: Services;
  readonly params?: Params;
  readonly query?: Query;
  readonly body?: Body;
  /** What is answered; an empty object where it is left out. */
  readonly answer?: Answer;
  readonly do: (
    house: House,
    asked: Request<Body, Params, Query> & WhoAsks<May, Second, Services>,
    beside: Beside,
  ) => Done<Answer> | Promise<Done<Answer>>;
}

type Done<Answer> =
  | NotDone
  | (Answer extends z.ZodType
      ? Unwritten<z.input<Answer>>
      : Answer extends 'file'
        ? SentFile | Elsewhere
        : Answer extends 'stream'
          ? Streamed
          : undefined);

/** An act as the list of all acts has it. */
export interface HouseAct extends HouseActOptions {
  readonly may?: readonly HousePower[] | undefined;
  readonly second?: SecondPerson | undefined;
  readonly services?: true | undefined;
  readonly params?: Schema;
  readonly query?: Schema;
  readonly body?: Schema;
  readonly answer?: Schema | 'file' | 'stream';
  readonly do: (house: House, asked: never, beside: Beside) => unknown;
}

/** One act, its fields known to what is done. */
export const houseAct = <
  Body extends Schema = undefined,
  Params extends Schema = undefined,
  Query extends Schema = undefined,
  Answer extends Schema | 'file' | 'stream' = undefined,
  const May extends readonly HousePower[] | undefined = undefined,
  const Second extends SecondPerson | undefined = undefined,
  const Services extends true | undefined = undefined,
>(
  act: HouseActSpec<Body, Params, Query, Answer, May, Second, Services>,
): HouseAct => act;

const NOTHING = z.strictObject({});

/** Puts an act at its address. */
export function offerAct(app: FastifyInstance, act: HouseAct, house: House, beside: Beside): void {
  const [method = '', url = ''] = act.address.split(' ');
  const { perMinute, largestBody, summary, params, query, body, may } = act;
  const status = act.makes === true ? STATUS.made : STATUS.ok;
  const isPlain = act.answer !== 'file' && act.answer !== 'stream';
  const answer = isPlain ? { [status]: act.answer ?? NOTHING } : {};
  app.route({
    ...{ method, url },
    ...(largestBody === undefined ? {} : { bodyLimit: largestBody }),
    ...(perMinute === undefined
      ? {}
      : { config: { rateLimit: { max: perMinute, timeWindow: '1 minute' } } }),
    ...(may === undefined ? {} : { onRequest: guardOf(act, may, house) }),
    schema: {
      summary,
      ...described(act),
      ...(params === undefined ? {} : { params }),
      ...(query === undefined ? {} : { querystring: query }),
      ...(body === undefined ? {} : { body }),
      response: { ...answer, '4xx': denial },
    },
    handler: async (request, reply) => {
      const second = act.second && (await secondPerson(house, request, act.second, act.may));
      // What was asked has passed the act's own schemas and its guard.
      const given = { ...whoAsks(act, request), ...asked(request, reply), second } as never;
      const done = second instanceof NotDone ? second : await act.do(house, given, beside);
      if (done instanceof NotDone) {
        const isMissing = act.answer === 'file' && done.status === STATUS.notFound;
        if (isMissing && isVisit(request))
          return reply.code(done.status).type(HTML).send(NOT_FOUND_PAGE);
        return reply.code(done.status).send(done.denial);
      }
      if (done instanceof Streamed) {
        reply.hijack();
        done.begin(reply);
        return reply;
      }
      if (done instanceof Elsewhere) return reply.redirect(done.url);
      if (!(done instanceof SentFile)) {
        if (act.askedByAll === true) reply.serializer(JSON.stringify);
        return reply.code(status).send(done ?? {});
      }
      const { type, content, name } = done;
      if (name !== undefined) reply.header('content-disposition', `attachment; filename="${name}"`);
      return reply.code(status).type(type).send(content);
    },
  });
}

/** What the description says beside its fields: its name, where it belongs, who may, how known. */
function described({ address, may, second, services, records = [] }: HouseAct) {
  const [method = '', path = ''] = address.split(' ');
  const parts = path.split('/').filter(part => part !== '' && part !== 'api');
  const capital = (word: string): string => word.slice(0, 1).toUpperCase() + word.slice(1);
  const words = parts.flatMap(part => part.replace(':', 'by-').split(/[^a-z]+/iu));
  const who = may === undefined ? 'Anybody' : rolesWith(may).join(', ');
  const lines = [
    `Who may: ${may?.length === 0 ? 'whoever is signed in' : who}.`,
    ...(second === undefined ? [] : [`A second person agrees: ${second.agreesTo}.`]),
    ...(records.length === 0 ? [] : [`On record: ${records.join(', ')}.`]),
  ];
  const known = [{ session: [] }, { bearer: [] }, ...(services === true ? [{ service: [] }] : [])];
  return {
    operationId: method.toLowerCase() + words.map(capital).join(''),
    tags: [parts[0] ?? 'house'],
    description: lines.join(' '),
    security: may === undefined ? [] : known,
  };
}

const guardOf = ({ services }: HouseAct, may: readonly HousePower[], house: House) =>
  services === true ? onlyOrService(house, ...may) : only(house, ...may);

const asked = (request: FastifyRequest, reply: FastifyReply) => {
  const { body, params, query } = request;
  return { body, params, query, request, reply };
};

function whoAsks({ may }: HouseAct, request: FastifyRequest) {
  if (may === undefined || serviceIn(request) !== null) return {};
  const session = sessionBehind(request);
  return { session, by: { id: session.person.id, role: session.role } };
}

/** In a demonstration somebody of another role agrees by one click. */
function visitorBehind({ demonstration }: House, { id, role }: ApproverProof) {
  const visitor = demonstration && role !== undefined ? visitorAs(role) : undefined;
  return visitor?.id === id ? visitor : undefined;
}

async function secondPerson(
  house: House,
  request: FastifyRequest,
  { agreesTo, may }: SecondPerson,
  first: HouseAct['may'],
): Promise<By | NotDone> {
  // Its schema asks for one.
  const { approver } = request.body as { readonly approver: ApproverProof };
  const known =
    visitorBehind(house, approver) ??
    (await recognise(house, request, asApprover(approver), { approving: agreesTo }));
  if (isDenial(known)) return new NotDone(STATUS.notSignedIn, denialAnswer(known));
  // Said before what the role may: whoever asks is nobody's second person (R-ACC-2).
  if (first !== undefined && sessionBehind(request).person.id === known.id)
    return notDone(STATUS.conflict, 'same-person', { code: 'somebody-else-approves' });
  const role = roleOf(known, approver.role);
  if (role !== undefined && (may === undefined || hasAnyPower(role, may)))
    return { id: known.id, role };
  return notDone(STATUS.conflict, 'not-authorised', { code: 'not-in-that-role' });
}
