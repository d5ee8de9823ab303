// Webhooks over HTTP: set by two people, taken away, sent again from a number.

import { publicKeyText } from '../../../checks/checkpoints/key.ts';
import {
  newWebhook,
  outsideId,
  webhookList,
  webhookReplay,
} from '../../../../wire/administration/feed.ts';
import { houseAct, notDone, type Parts } from '../house-act.ts';
import { STATUS } from '../../who.ts';
import { AGREE_OUTSIDE } from './services.ts';

const notListed = (id: string) =>
  notDone(STATUS.conflict, 'not-listed', { code: 'not-listed', name: id });

const listWebhooksAct = houseAct({
  address: 'GET /api/webhooks',
  summary: 'Where events are sent, how far each is, and the key of their signatures',
  may: ['manage-staff', 'follow-events'],
  answer: webhookList,
  do: async ({ record }: Parts<'record'>, _, { feed, webhooks }) => ({
    webhooks: await Promise.all(
      record.known.outside.webhooks.map(async webhook => {
        const { from: _from, ...entry } = webhook;
        return { ...entry, ...(await webhooks.standing(webhook)) };
      }),
    ),
    last: feed.last,
    key: publicKeyText(webhooks.publicKey),
  }),
});

const setWebhookAct = houseAct({
  address: 'POST /api/webhooks',
  summary: 'Sends events to an address from now on, by two people; one of its name before ends',
  may: ['manage-staff'],
  second: { agreesTo: 'new-webhook', may: AGREE_OUTSIDE },
  body: newWebhook,
  makes: true,
  records: ['webhook-set', 'sign-in-refused', 'locked-out'],
  do: async (
    { record, demonstration }: Parts<'record' | 'demonstration'>,
    { body, by, second },
    { feed, webhooks },
  ) => {
    const { id, url, kinds, from = feed.last + 1 } = body;
    if (!demonstration && !url.startsWith('https:')) {
      return notDone(STATUS.conflict, 'not-safe', { code: 'https-wanted' });
    }
    const agreed = { by: by.id, approvedBy: second.id };
    await record.note('webhook-set', { id, url, kinds, from, ...agreed });
    await webhooks.beginAt(id, from);
    return undefined;
  },
});

const removeWebhookAct = houseAct({
  address: 'POST /api/webhooks/remove',
  summary: 'Sends nothing more there',
  may: ['manage-staff'],
  body: outsideId,
  records: ['webhook-removed'],
  do: async ({ record }: Parts<'record'>, { body: { id }, by }, { webhooks }) => {
    if (!record.known.outside.webhooks.some(one => one.id === id)) return notListed(id);
    await record.note('webhook-removed', { id, by: by.id });
    await webhooks.forget(id);
    return undefined;
  },
});

const replayWebhookAct = houseAct({
  address: 'POST /api/webhooks/replay',
  summary: 'Sends everything from a number on again',
  may: ['manage-staff'],
  body: webhookReplay,
  records: ['webhook-replayed'],
  do: async ({ record }: Parts<'record'>, { body: { id, from }, by }, { webhooks }) => {
    if (!record.known.outside.webhooks.some(one => one.id === id)) return notListed(id);
    await record.note('webhook-replayed', { id, from, by: by.id });
    await webhooks.beginAt(id, from);
    return undefined;
  },
});

export const WEBHOOK_ACTS = [listWebhooksAct, setWebhookAct, removeWebhookAct, replayWebhookAct];
