// Notices that a book wants said to patrons: on the help page, the ticket and the display.

import type { Language } from './index.ts';

/** Each by what it is about. */
export const NOTICES = [
  'devices',
  'inspector',
  'complaints',
  'rules',
  'ticket',
  'lostTicket',
] as const;
export type NoticeName = (typeof NOTICES)[number];

/** The regulator by its full name, as the documents have it (1.1 VCGR). */
export const REGULATOR = 'Victorian Commission for Gambling Regulation';

/** Which notices a book wants, and by which clause; a book that is not here wants none. */
const WANTED: Readonly<Record<string, { readonly [name in NoticeName]?: string }>> = {
  'crown-rapid': {
    devices: '13.1',
    inspector: '13.10',
    complaints: '13.11',
    rules: '13.13',
    ticket: '6.7.2(a)',
    lostTicket: '6.7.2(c)',
  },
  crown: { devices: '13.1', inspector: '13.10', complaints: '13.11', rules: '13.13' },
};

const TEXTS: Readonly<Record<Language, Readonly<Record<NoticeName, string>>>> = {
  en: {
    devices: 'No device that records, projects or analyses results or odds may be used here.',
    inspector:
      'If a dispute is not settled: an inspector under the Casino Control Act 1991 is present ' +
      'and may be consulted.',
    complaints:
      'A complaint about the conduct of gaming may be investigated by the ' +
      `${REGULATOR}. Ask any supervisor how.`,
    rules: 'The full rules are shown to anybody who asks.',
    ticket: 'It is for you to keep the ticket and to present it for payment.',
    lostTicket: 'The house is not liable for a ticket that is lost, stolen or no longer legible.',
  },
  'zh-Hans': {
    devices: '此处不得使用任何记录、推算或分析结果或赔率的装置。',
    inspector: '争议未能解决时：《1991 年赌场管理法》下的督察员在场，可向其咨询。',
    complaints:
      `有关博彩进行方式的投诉，可由维多利亚州博彩监管委员会（${REGULATOR}）调查。` +
      '请向任何主管查询。',
    rules: '任何人均可要求查阅全部规则。',
    ticket: '请自行保管票券并出示兑现。',
    lostTicket: '票券遗失、被盗或其后无法辨认，场方概不负责。',
  },
  'zh-Hant': {
    devices: '此處不得使用任何記錄、推算或分析結果或賠率的裝置。',
    inspector: '爭議未能解決時：《1991 年賭場管理法》下的督察員在場，可向其諮詢。',
    complaints:
      `有關博彩進行方式的投訴，可由維多利亞州博彩監管委員會（${REGULATOR}）調查。` +
      '請向任何主管查詢。',
    rules: '任何人均可要求查閱全部規則。',
    ticket: '請自行保管票券並出示兌現。',
    lostTicket: '票券遺失、被盜或其後無法辨認，場方概不負責。',
  },
};

export interface Notice {
  readonly name: NoticeName;
  readonly says: string;
  readonly clause: string;
}

/** What a table of this book must tell its patrons, in a language, each with its clause. */
export const noticesOf = (rulebook: string, language: Language): readonly Notice[] =>
  NOTICES.flatMap(name => {
    const clause = WANTED[rulebook]?.[name];
    return clause === undefined ? [] : [{ name, says: TEXTS[language][name], clause }];
  });
