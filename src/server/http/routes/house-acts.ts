// Every act of the house over HTTP. Addresses, schemas, guards, rates, the description at /openapi
// and the page of acts in docs are all read from this list: a new act is its object and its line.

import type { HouseAct } from './house-act.ts';
import { DEVICE_ACTS } from './devices/devices.ts';
import { demoBeginAuditAct, TERMINAL_AUDIT_ACTS } from './devices/terminal-audit.ts';
import { APPROVAL_ACTS } from './floor/approved.ts';
import { ASKED_APPROVAL_ACTS } from './floor/asked-approvals.ts';
import { DEMO_ACTS } from './floor/demo.ts';
import { DISPLAY_MESSAGE_ACTS } from './floor/display-messages.ts';
import { EVACUATION_ACTS } from './floor/evacuations.ts';
import { FRONT_PAGE_ACTS } from './floor/house.ts';
import { RELEASE_ACTS } from './floor/releases.ts';
import { DEMO_TOURNAMENT_ACTS, CONDITIONS_ACTS } from './floor/tournaments.ts';
import { KEPT_SEAT_ACTS } from './floor/kept-seats.ts';
import { INBOX_ACTS } from './floor/inbox.ts';
import { CAGE_DESK_ACTS } from './money/cage-desk.ts';
import { CAGE_ACTS } from './money/cage.ts';
import { CUSTODY_ACTS } from './money/custody.ts';
import { insertTicketAct } from './money/ticket-in.ts';
import { STOPPED_PAYMENT_ACTS } from './money/stopped-payments.ts';
import { WIN_ACTS } from './money/wins.ts';
import { FEED_ACTS } from './outside/feed.ts';
import { SERVICE_ACTS } from './outside/services.ts';
import { WEBHOOK_ACTS } from './outside/webhooks.ts';
import { playDayAgainAct } from './records/again.ts';
import { DAY_REPORT_ACTS } from './records/day-report.ts';
import { DISPUTE_ACTS } from './records/disputes.ts';
import { FIGURE_ACTS } from './records/figures.ts';
import { REPORT_ACTS } from './records/reports.ts';
import { INSPECTION_ACTS } from './records/inspection.ts';
import { RULEBOOK_ACTS } from './records/rulebooks.ts';
import { verifySoftwareAct } from './records/software.ts';
import { SLIP_ACTS } from './records/slips.ts';
import { readMarkersAct } from './records/video-markers.ts';
import { SURVEILLANCE_ACTS } from './records/surveillance.ts';
import { SCREEN_CODE_ACTS } from './set-up/screen-codes.ts';
import { SET_UP_ACTS } from './set-up/set-up.ts';
import { BAN_ACTS } from './staff/bans.ts';
import { LOCK_ACTS } from './staff/locks.ts';
import { PEOPLE_ACTS } from './staff/people.ts';
import { PERSON_ACTS } from './staff/persons.ts';
import { PROVIDER_ACTS } from './staff/provider.ts';

export const HOUSE_ACTS: readonly HouseAct[] = [
  ...FRONT_PAGE_ACTS,
  ...APPROVAL_ACTS,
  ...RELEASE_ACTS,
  ...CONDITIONS_ACTS,
  ...INBOX_ACTS,
  ...ASKED_APPROVAL_ACTS,
  ...EVACUATION_ACTS,
  ...DISPLAY_MESSAGE_ACTS,
  ...KEPT_SEAT_ACTS,
  ...CUSTODY_ACTS,
  ...CAGE_ACTS,
  insertTicketAct,
  ...CAGE_DESK_ACTS,
  ...STOPPED_PAYMENT_ACTS,
  ...WIN_ACTS,
  ...PEOPLE_ACTS,
  ...PERSON_ACTS,
  ...BAN_ACTS,
  ...PROVIDER_ACTS,
  ...LOCK_ACTS,
  ...DEVICE_ACTS,
  ...SET_UP_ACTS,
  ...SCREEN_CODE_ACTS,
  ...TERMINAL_AUDIT_ACTS,
  ...FIGURE_ACTS,
  ...DAY_REPORT_ACTS,
  ...REPORT_ACTS,
  playDayAgainAct,
  ...DISPUTE_ACTS,
  ...SLIP_ACTS,
  ...FEED_ACTS,
  ...SERVICE_ACTS,
  ...WEBHOOK_ACTS,
  readMarkersAct,
  ...SURVEILLANCE_ACTS,
  ...INSPECTION_ACTS,
  ...RULEBOOK_ACTS,
  verifySoftwareAct,
];

/** What a live house has not got: visitors come in by one click. */
export const DEMONSTRATION_ACTS: readonly HouseAct[] = [
  ...DEMO_ACTS,
  demoBeginAuditAct,
  ...DEMO_TOURNAMENT_ACTS,
];
