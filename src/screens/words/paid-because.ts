// Why a wager was paid, lost or given back, in both Chinese scripts, from what is on record of it.

import type { OddsOnSign, SeatView } from '../../wire/index.ts';
import { factText } from './facts.ts';
import type { Language } from './index.ts';
import { reasonIn } from './sentences/index.ts';

type Paid = SeatView['lastPaid'][number];
type Outcome = Paid['outcome'];
type Both = readonly [hans: string, hant: string];
type Family = 'single' | 'run' | 'tail';

const familyOf = (on: Paid['on']): Family => {
  if (on.endsWith('-dragon-tail')) return 'tail';
  return on.endsWith('-run') ? 'run' : 'single';
};

/** What came of it; a win of one coup names what the coup showed. */
const SAYS: Readonly<Record<Family, Readonly<Record<Outcome, Both>>>> = {
  single: {
    win: ['押中，按赔率派彩。', '押中，按賠率派彩。'],
    lose: ['没有押中，注码归场方。', '沒有押中，注碼歸場方。'],
    push: ['打和，注码退回。', '打和，注碼退回。'],
    void: ['不计，注码退回。', '不計，注碼退回。'],
    open: ['继续有效。', '繼續有效。'],
    refused: ['未被接受，注码退回。', '未被接受，注碼退回。'],
  },
  run: {
    win: ['连赢达成，按赔率派彩。', '連贏達成，按賠率派彩。'],
    lose: ['连赢中断，注码归场方。', '連贏中斷，注碼歸場方。'],
    push: ['打和，连赢保持。', '打和，連贏保持。'],
    void: ['连赢不计，注码退回。', '連贏不計，注碼退回。'],
    open: ['连赢继续，等待下一局。', '連贏繼續，等待下一局。'],
    refused: ['未被接受，注码退回。', '未被接受，注碼退回。'],
  },
  tail: {
    win: ['龙尾结束，按连赢局数派彩。', '龍尾結束，按連贏局數派彩。'],
    lose: ['龙尾未满两局，注码归场方。', '龍尾未滿兩局，注碼歸場方。'],
    push: ['打和，龙尾保持。', '打和，龍尾保持。'],
    void: ['龙尾不计，注码退回。', '龍尾不計，注碼退回。'],
    open: ['龙尾继续，等待下一局。', '龍尾繼續，等待下一局。'],
    refused: ['未被接受，注码退回。', '未被接受，注碼退回。'],
  },
};

export interface PaidBecause extends Pick<Paid, 'on' | 'outcome' | 'because'> {
  /** The line of the odds that decided, where the sign shows it. */
  readonly line?: OddsOnSign | undefined;
}

/** One sentence with the same facts as the table's own, which stands where English is spoken. */
export function paidText(language: Language, { on, outcome, because, line }: PaidBecause): string {
  if (language === 'en') return because;
  const whole = reasonIn(language, because);
  if (whole !== null) return whole;
  const says = SAYS[familyOf(on)][outcome][language === 'zh-Hans' ? 0 : 1];
  const shown = line?.when ?? null;
  return shown === null ? says : `${factText(language, shown)}：${says}`;
}
