// Screens that are enrolled by a code: the screen shows it, an administrator types it at the desk.

import {
  codeAnswered,
  codeAsked,
  codeShown,
  enrolledByCode,
  screenEnrolled,
} from '../../../../wire/administration/set-up.ts';
import { isScreenKind } from '../../../devices/enrolment.ts';
import { agreedToDevice, enrolmentDenied, type EnrollingHouse } from '../devices/devices.ts';
import { houseAct, NotDone, notDone, type Parts } from '../house-act.ts';
import { keepDevice, STATUS } from '../../who.ts';

/** One place, one floor of new screens: more is a guess at codes. */
const SCREENS = 60;
const ASKS = 600;

const showCodeAct = houseAct({
  address: 'POST /api/device/code',
  summary: 'A code for a new screen to show, good for a quarter of an hour',
  perMinute: SCREENS,
  answer: codeShown,
  do: (_, { request }, { codes }) => codes.show(request.ip),
});

/** The screen asks until somebody has typed its code, and is that screen from there on. */
const askCodeAct = houseAct({
  address: 'POST /api/device/code/asked',
  summary: 'What became of a screen’s code: its place, once it is enrolled',
  perMinute: ASKS,
  body: codeAsked,
  answer: codeAnswered,
  do: ({ devices, clock }: Parts<'devices' | 'clock'>, { body, request, reply }, { codes }) => {
    const told = codes.ask(body.secret);
    if (told === 'waiting') return { waits: true, place: null };
    const place = told === 'over' ? null : devices.find(told.token);
    if (told === 'over' || place === null) return { waits: false, place: null };
    keepDevice(request, reply, told.token, clock.now());
    return { waits: false, place };
  },
});

const noSuchCode = () => notDone(STATUS.conflict, 'not-listed', { code: 'no-such-code' });

const enrolByCodeAct = houseAct({
  address: 'POST /api/devices/by-code',
  summary: 'Enrols the screen that shows this code',
  may: ['manage-staff'],
  perMinute: SCREENS,
  body: enrolledByCode,
  answer: screenEnrolled,
  makes: true,
  records: ['device-enrolled'],
  do: async (house: EnrollingHouse, { body, by, request }, { codes }) => {
    const { code, kind, table, seat = null, approval = null, distanceM = null } = body;
    if (!codes.isShown(code)) return noSuchCode();
    if (!isScreenKind(kind)) {
      return notDone(STATUS.conflict, 'key-wanted', { code: 'machine-key-wanted' });
    }
    const enrolment = { kind, table, seat, approval, distanceM, publicKey: null };
    const no = enrolmentDenied(house, enrolment);
    if (no !== null) return no;
    const agreed = await agreedToDevice(house, request, body, by.id);
    if (agreed instanceof NotDone) return agreed;
    // Somebody else may have typed it meanwhile: one code is one screen.
    if (!codes.isShown(code)) return noSuchCode();
    const listed = { ...enrolment, approvedBy: agreed.id };
    const { token, device } = await house.devices.enrol(listed, by.id);
    codes.enrolled(code, token);
    return { id: device.id };
  },
});

export const SCREEN_CODE_ACTS = [showCodeAct, askCodeAct, enrolByCodeAct];
