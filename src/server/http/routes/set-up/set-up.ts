// A live house from its first start to its first coup: its terms, the regulator's key, presets of
// tables, and how far it is.

import { RULEBOOKS } from '../../../../rulebooks/index.ts';
import { setupFaults } from '../../../../table/setup/setup-check.ts';
import {
  houseTermsBody,
  regulatorKeyBody,
  setupAsked,
  setupChecked,
  presetList,
  setUpProgressPage,
} from '../../../../wire/administration/set-up.ts';
import { setupPresets } from '../../../house/set-up/presets.ts';
import { keyFingerprint, setUpProgress, termsAreFixed } from '../../../house/set-up/progress.ts';
import { regulatorKeyText } from '../../../checks/software/approval.ts';
import { listStaff } from '../../../people/staff.ts';
import { isCurrency, isZone } from '../../../settings/setting-kinds.ts';
import { houseAct, notDone, type Parts } from '../house-act.ts';
import { STATUS } from '../../who.ts';

const FEW = 20;
/** Whoever keeps the people of the house, or runs it: the two are never one person. */
const MAY = ['manage-staff', 'run-house'] as const;
const AGREE = ['manage-staff', 'run-house', 'agree-to-release'] as const;

type ProgressParts = Parts<'plan' | 'tables' | 'terms' | 'record' | 'devices' | 'approved'> &
  Parts<'release' | 'journal' | 'settings' | 'tournaments'>;

const lookAtProgressAct = houseAct({
  address: 'GET /api/set-up/progress',
  summary: 'How far a live house is on the way to its first coup',
  may: [],
  answer: setUpProgressPage,
  do: async (house: ProgressParts, { session }) => {
    const known = await regulatorKeyText(house.settings.regulatorKey, house.record.known);
    const fingerprint = known === null ? null : keyFingerprint(known.key);
    return setUpProgress(house, {
      people: await listStaff(house.journal.db),
      regulatorKey:
        known === null || fingerprint === null ? null : { fingerprint, from: known.from },
      roles: session.person.roles,
    });
  },
});

/** Before its first table a house may be called otherwise, and count in another currency. */
const setTermsAct = houseAct({
  address: 'POST /api/set-up/terms',
  summary: 'What the house is called, its currency, its gaming day: two people, before any table',
  may: MAY,
  second: { agreesTo: 'house-terms', may: AGREE },
  perMinute: FEW,
  body: houseTermsBody,
  records: ['house-terms-set'],
  do: async (
    house: Parts<'record' | 'tables' | 'tournaments' | 'demonstration'>,
    { body, by, second },
  ) => {
    const { approver: _, ...terms } = body;
    if (house.demonstration || termsAreFixed(house)) {
      return notDone(STATUS.conflict, 'not-now', { code: 'house-terms-fixed' });
    }
    if (!isCurrency(terms.currency) || !isZone(terms.zone)) {
      const name = isZone(terms.zone) ? terms.currency : terms.zone;
      return notDone(STATUS.conflict, 'not-understood', { code: 'no-such-terms', name });
    }
    await house.record.note('house-terms-set', { ...terms, by: by.id, approvedBy: second.id });
    return undefined;
  },
});

/** Once: another key comes only by the settings, which a start puts on record. */
const enrolRegulatorAct = houseAct({
  address: 'POST /api/set-up/regulator-key',
  summary: 'Puts the regulator’s public key on record, once: two people',
  may: MAY,
  second: { agreesTo: 'regulator-key', may: AGREE },
  perMinute: FEW,
  body: regulatorKeyBody,
  records: ['regulator-key-enrolled'],
  do: async (
    house: Parts<'record' | 'settings' | 'demonstration'>,
    { body: { key }, by, second },
  ) => {
    const known = await regulatorKeyText(house.settings.regulatorKey, house.record.known);
    if (house.demonstration || known !== null) {
      return notDone(STATUS.conflict, 'not-now', { code: 'regulator-key-known' });
    }
    const fingerprint = keyFingerprint(key);
    if (fingerprint === null) return notDone(STATUS.conflict, 'key-wanted', { code: 'not-a-key' });
    const people = { by: by.id, approvedBy: second.id };
    await house.record.note('regulator-key-enrolled', { key, fingerprint, ...people });
    return undefined;
  },
});

const listPresetsAct = houseAct({
  address: 'GET /api/set-up/presets',
  summary: 'A set-up for each book and version, each field with its clause',
  may: ['run-house', 'inspect-software'],
  answer: presetList,
  do: ({ terms }: Parts<'terms'>) => [...setupPresets(terms.currency)],
});

/** As it is typed: what the book does not permit, and by which clause. */
const checkSetupAct = houseAct({
  address: 'POST /api/set-up/check',
  summary: 'What a book says against a set-up; nothing is kept',
  may: ['run-house', 'inspect-software'],
  body: setupAsked,
  answer: setupChecked,
  do: (_, { body: { setup } }) => ({
    faults: [...setupFaults(RULEBOOKS[setup.rulebook], setup)],
  }),
});

export const SET_UP_ACTS = [
  lookAtProgressAct,
  setTermsAct,
  enrolRegulatorAct,
  listPresetsAct,
  checkSetupAct,
];
