// The slip of a coup: what it paid at a terminal, signed, as a link that anybody checks without the
// house.

import { createPublicKey, type KeyObject } from 'node:crypto';

import { slipFragment, slipLine } from '../../../../slip/index.ts';
import { slipMade, slipRequest } from '../../../../wire/slips.ts';
import { fingerprintOf } from '../../../checks/checkpoints/signed.ts';
import { coupSlip } from '../../../reports/coup-slip.ts';
import { houseAct, notDone, type Parts } from '../house-act.ts';
import { qrRows } from '../../../money/tickets/qr-code.ts';
import { STATUS } from '../../who.ts';
import { noTerminal, terminalAsking } from '../floor/terminal-asking.ts';

const noSlip = () => notDone(STATUS.notFound, 'no-such-slip', { code: 'no-own-wager-in-coup' });

const makeSlipAct = houseAct({
  address: 'POST /api/slips',
  summary: 'The signed slip of a coup that the terminal’s patron wagered on, as a link to keep',
  perMinute: 30,
  body: slipRequest,
  answer: slipMade,
  do: async (
    house: Parts<'table' | 'devices' | 'signer' | 'plan' | 'demonstration'>,
    { body, request },
  ) => {
    const place = terminalAsking(house, request, body.token);
    const table = place === null ? undefined : house.table(place.table);
    if (place === null || !table?.parts) return noTerminal();
    const { mailbox, broadcast } = table.parts;
    const patron = broadcast.patronAt(place.seat);
    if (patron === null) return noSlip();
    const { demonstration, signer } = house;
    const of = { shoe: body.shoe, coup: body.coup, seat: place.seat, patron };
    const slip = coupSlip(mailbox.table, { house: house.plan.name, demonstration, ...of });
    if (slip === null) return noSlip();
    const line = Buffer.from(slipLine(slip));
    const fragment = slipFragment({
      line: line.toString('base64url'),
      signature: (await signer.sign(line)).toString('base64url'),
      key: spkiOf(signer.publicKey).toString('base64url'),
    });
    const link = `${request.protocol}://${request.host}/slip.html#${fragment}`;
    return { link, qr: [...qrRows(link)], key: fingerprintOf(signer.publicKey) };
  },
});

export const SLIP_ACTS = [makeSlipAct];

const spkiOf = (key: KeyObject): Buffer =>
  (key.type === 'private' ? createPublicKey(key) : key).export({ type: 'spki', format: 'der' });
