// What the house tells in English, in both Chinese scripts: whole sentences, and where one is not
// known by its words, by its name. A name without words does not compile.

import type {
  Farewell,
  HouseReason,
  NOTICES,
  PlayRefusalName,
  TableRefusal,
  TournamentRefusal,
} from '../../wire/index.ts';
import type { Language } from './index.ts';
import { refusalText } from './refusals.ts';
import { reasonIn, sentenceIn } from './sentences/index.ts';
import { codeText } from './texts.ts';

type Chinese = Exclude<Language, 'en'>;
type Both = readonly [hans: string, hant: string];
const PLACES: Readonly<Record<Chinese, 0 | 1>> = { 'zh-Hans': 0, 'zh-Hant': 1 };

/** What the server itself refuses, beside the tables. */
const OF_THE_SERVER = [
  'busy',
  'remark',
  'key-repeated',
  'leased',
  'not-understood',
  'overtaken',
  'reserved',
  'same-person',
  'stopped',
  'tournament-stopped',
  'not-a-ticket-number',
  'unknown-ticket',
  'already-redeemed',
  'void',
  'cancelled',
  'not-yet-paid',
  'expired',
  'ticket-waits',
  'nothing-to-pay',
  'wagers-locked',
  'no-ticket-here',
  'wrong-state',
  'printer-fault',
  'not-stored',
  'cage-stopped',
  'win-locked',
  'in-audit',
] as const;

type Elsewhere =
  | Exclude<TournamentRefusal | PlayRefusalName, TableRefusal>
  | (typeof NOTICES)[number]
  | (typeof OF_THE_SERVER)[number]
  | Farewell;

const WORDS: Readonly<Record<Elsewhere, Both>> = {
  // Tournaments
  'not-permitted': ['条件或规则不允许。', '條件或規則不允許。'],
  'conditions-incomplete': ['比赛条款尚未齐备。', '比賽條款尚未齊備。'],
  'director-away': ['赛事总监不在场。', '賽事總監不在場。'],
  'entries-closed': ['报名已截止。', '報名已截止。'],
  'tournament-full': ['名额已满。', '名額已滿。'],
  'already-entered': ['已经报名。', '已經報名。'],
  'not-entered': ['尚未报名。', '尚未報名。'],
  'not-eligible': ['不符合参赛资格。', '不符合參賽資格。'],
  'no-such-session': ['没有这一场。', '沒有這一場。'],
  'no-such-table': ['没有此台。', '沒有此檯。'],
  'no-such-tournament': ['没有此比赛。', '沒有此比賽。'],
  'seats-wrong': ['每人须正好有一个座位。', '每人須正好有一個座位。'],
  'not-decided': ['晋级者尚未决定。', '晉級者尚未決定。'],
  'out-of-play': ['此参赛者不在局中。', '此參賽者不在局中。'],
  'inspector-away': ['监场不在场。', '監場不在場。'],
  'stacks-differ': ['筹码清点结果不符。', '籌碼清點結果不符。'],
  'wager-final': ['注码已定，不能更改。', '注碼已定，不能更改。'],
  'both-sides': ['不能同时押庄、闲两门。', '不能同時押莊、閒兩門。'],
  'not-enough-chips': ['筹码不足。', '籌碼不足。'],
  'wagers-missing': ['还有人未下注。', '還有人未下注。'],
  'no-secret-left': ['暗注已用完。', '暗注已用完。'],
  'forms-unexamined': ['暗注表尚未查验。', '暗注表尚未查驗。'],
  'not-your-cards': ['这不是您的牌。', '這不是您的牌。'],
  'not-announced-before': ['尚未事先宣布。', '尚未事先宣佈。'],

  // Notices
  'play-halted': ['牌局暂停，您的款项不受影响。', '牌局暫停，您的款項不受影響。'],
  'play-goes-on': ['牌局继续。', '牌局繼續。'],
  'table-stopped': ['本台已停，您的款项不受影响。', '本檯已停，您的款項不受影響。'],
  'wager-returned': ['注码已退回。', '注碼已退回。'],
  'rate-limited': ['操作太快，请稍候。', '操作太快，請稍候。'],
  'ticket-trouble': ['票券未能完成，请派员到终端处理。', '票券未能完成，請派員到終端處理。'],
  'device-trouble': ['设备有问题，请派员处理。', '設備有問題，請派員處理。'],
  'not-approved': ['运行的软件未获批准。', '運行的軟件未獲批准。'],

  // The server
  busy: ['系统繁忙，请再试。', '系統繁忙，請再試。'],
  remark: ['部分注码未能下注。', '部分注碼未能下注。'],
  'key-repeated': ['此操作已做过。', '此操作已做過。'],
  leased: ['本台正由另一系统管理。', '本檯正由另一系統管理。'],
  'not-understood': ['无法识别。', '無法識別。'],
  overtaken: ['之后的操作已完成，请再操作一次。', '之後的操作已完成，請再操作一次。'],
  reserved: ['此座位已预留。', '此座位已預留。'],
  'same-person': ['须由另一人执行。', '須由另一人執行。'],
  stopped: ['已停。', '已停。'],
  'tournament-stopped': ['比赛已停。', '比賽已停。'],

  // Tickets
  'not-a-ticket-number': ['票券号码有误。', '票券號碼有誤。'],
  'unknown-ticket': ['没有此票券的记录。', '沒有此票券的記錄。'],
  'already-redeemed': ['此票券已兑付。', '此票券已兌付。'],
  void: ['此票券已作废。', '此票券已作廢。'],
  cancelled: ['此票券已取消。', '此票券已取消。'],
  'not-yet-paid': ['此票券尚未入账，不能兑付。', '此票券尚未入帳，不能兌付。'],
  expired: ['此票券已过期。', '此票券已過期。'],
  'ticket-waits': ['上一张票券尚未完成。', '上一張票券尚未完成。'],
  'nothing-to-pay': ['没有款项可付。', '沒有款項可付。'],
  'wagers-locked': ['注码尚未结算。', '注碼尚未結算。'],
  'no-ticket-here': ['此处不出票券。', '此處不出票券。'],
  'wrong-state': ['票券目前的状态不能这样处理。', '票券目前的狀態不能這樣處理。'],
  'printer-fault': ['打印机故障。', '列印機故障。'],
  'not-stored': ['现在无法写入记录。', '現在無法寫入記錄。'],
  'cage-stopped': ['账房系统已停。', '帳房系統已停。'],
  'win-locked': ['大额派彩须先由服务员办理。', '大額派彩須先由服務員辦理。'],
  'in-audit': [
    '职员正在检查此终端，期间不能下注或兑现。',
    '職員正在檢查此終端，期間不能下注或兌現。',
  ],

  // Farewells
  'wrong-version': ['页面已过时，请重新载入。', '頁面已過時，請重新載入。'],
  'not-signed-in': ['请先登录。', '請先登入。'],
  'not-enrolled': ['本机尚未登记。', '本機尚未登記。'],
  replaced: ['此屏已在别处打开。', '此屏已在別處打開。'],
  'session-over': ['登录已结束。', '登入已結束。'],
  'on-break': ['休息锁定中。', '休息鎖定中。'],
  'too-many-messages': ['消息过多，连接已断。', '訊息過多，連接已斷。'],
  'house-closes': ['系统正在关闭。', '系統正在關閉。'],
};

const HAS_FIGURES = /\d/u;
const isElsewhere = (name: string): name is Elsewhere => name in WORDS;

/** Something that the house has told: by which name, and why. */
export interface Told {
  readonly refused: string;
  readonly reason: HouseReason;
}

/** A sentence of the server or of an older journal: it has no code. */
export const asWritten = (note: string): HouseReason => ({ code: 'as-written', note });

/** In the language that is spoken; the house's own English where that is the one, or none is. */
export function toldText(language: Language, { refused, reason }: Told): string {
  if (language === 'en' || reason.code !== 'as-written') return codeText(language, reason);
  const because = reason.note;
  const place = PLACES[language];
  const full = sentenceIn(language, because);
  if (full !== null) return full;
  const plain = refusalText(language, refused);
  const general = plain ?? (isElsewhere(refused) ? WORDS[refused][place] : null);
  if (general === null) return because;
  // No seat, sum or reference is lost: where the general words stand for them, they follow.
  return HAS_FIGURES.test(because) ? `${general}（${because}）` : general;
}

/** A line of a coup told again; why a wager was paid has no code yet. */
export function lineText(language: Language, line: HouseReason): string {
  if (line.code !== 'line-with-reason' || line.reason.code !== 'as-written') {
    return codeText(language, line);
  }
  const { note } = line.reason;
  const reason = { code: 'as-written', note: whyText(language, note) } as const;
  return codeText(language, { ...line, reason });
}

const whyText = (language: Language, note: string): string =>
  (language === 'en' ? null : reasonIn(language, note)) ?? note;
