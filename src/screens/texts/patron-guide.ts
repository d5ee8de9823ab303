// The patron's guide in three languages: the help of the terminal, and docs/guides/patron.md.

import type { Language } from './index.ts';

/** The parts of the guide, in the order in which a patron needs them. */
export const GUIDE_PARTS = [
  'see',
  'begin',
  'wager',
  'coup',
  'won',
  'leave',
  'wrong',
  'safe',
] as const;
export type GuidePart = (typeof GUIDE_PARTS)[number];

export interface GuideText {
  readonly heading: string;
  /** One thing a line. */
  readonly lines: readonly [string, ...string[]];
}

export interface PatronGuide {
  readonly title: string;
  readonly parts: Readonly<Record<GuidePart, GuideText>>;
}

const english: PatronGuide = {
  title: 'At the terminal',
  parts: {
    see: {
      heading: 'What you see',
      lines: [
        'Two hands of cards: Player in blue, Banker in red. They are two sides of the table, ' +
          'not two people. The large figure is the hand’s point count, 0 to 9; a count of 0 is ' +
          'called Baccarat.',
        'Under them the places for wagers, each with what it pays. What this table does not ' +
          'offer is not there.',
        'At the foot your balance, what you have on the table, your last win, and the chips.',
        'At the head the game and its version, the smallest and the largest wager, and a ring ' +
          'with the seconds left.',
        'The roads are the past of this shoe in five drawings. Past results do not change the ' +
          'odds.',
      ],
    },
    begin: {
      heading: 'Begin',
      lines: [
        'Insert notes, or buy in with the dealer: the balance shows it at once. In a ' +
          'demonstration touch “Insert $100”; it is not real money.',
        'Choose your language (EN, 简, 繁), large type or high contrast at any time; no wager ' +
          'is touched by it.',
      ],
    },
    wager: {
      heading: 'Place a wager',
      lines: [
        'While the screen says “Place your bets, please”, touch a chip and then a place. ' +
          'Every touch adds one chip; you may also drag.',
        'A chip is pale until the house has confirmed it. Only a confirmed wager plays.',
        'Undo takes your last touch back, Clear takes everything back, Repeat places the ' +
          'wagers of your last coup, Double doubles what lies there.',
        'A wager that cannot be taken says why and by which rule; your money stays where it was.',
        'After “No more bets” nothing can be added, changed or taken back.',
      ],
    },
    coup: {
      heading: 'How a coup goes',
      lines: [
        'Each hand gets two cards. Ace counts 1, tens and pictures 0, the others their ' +
          'number; of the sum only the last digit counts.',
        'With 8 or 9 on two cards, a natural, nobody draws. Otherwise the drawing table of ' +
          'the rules says whether a hand takes a third card: nobody chooses.',
        'The higher count wins. Equal counts are a tie.',
      ],
    },
    won: {
      heading: 'What you won, and why',
      lines: [
        'The places that won light up and the payment goes to your balance by itself.',
        'Touch “Why?”: for every wager the odds, the sentence and the number of the rule.',
        'Your last coups can be looked at again, with cards and payments.',
      ],
    },
    leave: {
      heading: 'Leave',
      lines: [
        'Touch “Cash out”. What still lies on the table is played to its end first.',
        'You get a ticket, or the attendant pays you by hand. Keep a ticket like money.',
      ],
    },
    wrong: {
      heading: 'When something is wrong',
      lines: [
        '“Call attendant” brings somebody to your seat. If you think that a payment is wrong, ' +
          'call before the next coup: the house looks at the recorded coup with you.',
        'Accounts frozen: nothing moves until a supervisor has ruled. Balance and wagers stay ' +
          'as they are.',
        'Dummy coup: cards are dealt, no wager plays. Coup void: every stake of it goes back.',
        'The server is away: accepted wagers are safe. The screen comes back by itself.',
        'The screen or the note acceptor does not answer: leave it and call. What was ' +
          'accepted is on record.',
      ],
    },
    safe: {
      heading: 'Stay well',
      lines: [
        'Decide beforehand how much and how long. The house keeps an edge on every wager, and ' +
          'no wager becomes due.',
        'You may leave after any coup. A break costs nothing.',
        'If it is no pleasure any more, tell any member of staff: help is free and nobody is told.',
      ],
    },
  },
};

const simplified: PatronGuide = {
  title: '终端使用说明',
  parts: {
    see: {
      heading: '画面上有什么',
      lines: [
        '两手牌：蓝色是闲，红色是庄。闲、庄是台面的两门，不是两个人。大字是该方点数，0 至 9 点；0 点报“零点”（Baccarat）。',
        '下方是各投注区及其赔率。本台不提供的投注不会出现。',
        '最下方是余额、台面注码、最近赢得和筹码。',
        '最上方是玩法及其版本、最低与最高投注，以及剩余秒数的圆环。',
        '五种路单记录本靴各局结果。以往结果不影响往后各局的机会。',
      ],
    },
    begin: {
      heading: '开始',
      lines: [
        '投入纸币，或向荷官买入，余额立即显示。试玩场请按“投入 $100”，并非真钱。',
        '语言（EN、简、繁）、大字和高对比随时可换，不影响注码。',
      ],
    },
    wager: {
      heading: '下注',
      lines: [
        '画面显示“请下注”时，先点筹码，再点投注区。每点一次加一枚，也可以拖放。',
        '筹码在场方确认之前颜色较淡。只有确认了的注码才算数。',
        '“撤销”收回上一次点触，“清除”收回全部，“重复”照上一局下注，“加倍”把台面注码加倍。',
        '不能接受的投注会说明原因和条款，您的钱原封不动。',
        '“停止下注”之后，不能增加、更改或收回。',
      ],
    },
    coup: {
      heading: '牌局流程',
      lines: [
        '双方各得两张牌。A 算 1 点，10、J、Q、K 算 0 点，其余按牌面；总和只计个位数。',
        '头两张牌得 8 点或 9 点为例牌，双方不再补牌。否则按规则的补牌表决定是否补第三张：没有人可以选择。',
        '点数高者赢。点数相同为和局。',
      ],
    },
    won: {
      heading: '赢了多少，为什么',
      lines: [
        '赢的投注区会亮起，派彩自动进入余额。',
        '按“为什么？”：每一注的赔率、说明和条款编号。',
        '最近几局可以重看，包括牌和派彩。',
      ],
    },
    leave: {
      heading: '离开',
      lines: [
        '按“兑现”。仍在台面的注码会先结算。',
        '您会得到票券，或由服务员现场支付。票券请当现金保管。',
      ],
    },
    wrong: {
      heading: '出了问题怎么办',
      lines: [
        '“呼叫服务员”会有人来到您的座位。若认为派彩有误，请在下一局之前呼叫：场方会与您一起查看该局记录。',
        '账户冻结：主管裁定之前一切不动，余额和注码保持原样。',
        '飞牌：派牌但不计注码。本局作废：该局注码全部退回。',
        '服务器暂时离线：已接受的注码不受影响，画面会自行恢复。',
        '屏幕或收钞机没有反应：请不要再动，呼叫服务员。已接受的都有记录。',
      ],
    },
    safe: {
      heading: '理性娱乐',
      lines: [
        '事先决定玩多少、玩多久。每一种投注场方都占优势，也没有“该轮到”的结果。',
        '每一局之后都可以离开，随时可以休息。',
        '如果不再是娱乐，请告诉任何一位职员：帮助免费，并且保密。',
      ],
    },
  },
};

const traditional: PatronGuide = {
  title: '終端使用說明',
  parts: {
    see: {
      heading: '畫面上有甚麼',
      lines: [
        '兩手牌：藍色是閒，紅色是莊。閒、莊是檯面的兩門，不是兩個人。大字是該方點數，0 至 9 點；0 點報「零點」（Baccarat）。',
        '下方是各投注區及其賠率。本檯不提供的投注不會出現。',
        '最下方是餘額、檯面注碼、最近贏得和籌碼。',
        '最上方是玩法及其版本、最低與最高投注，以及剩餘秒數的圓環。',
        '五種路單記錄本靴各局結果。以往結果不影響往後各局的機會。',
      ],
    },
    begin: {
      heading: '開始',
      lines: [
        '投入紙幣，或向荷官買入，餘額立即顯示。試玩場請按「投入 $100」，並非真錢。',
        '語言（EN、简、繁）、大字和高對比隨時可換，不影響注碼。',
      ],
    },
    wager: {
      heading: '下注',
      lines: [
        '畫面顯示「請下注」時，先點籌碼，再點投注區。每點一次加一枚，也可以拖放。',
        '籌碼在場方確認之前顏色較淡。只有確認了的注碼才算數。',
        '「撤銷」收回上一次點觸，「清除」收回全部，「重複」照上一局下注，「加倍」把檯面注碼加倍。',
        '不能接受的投注會說明原因和條款，您的錢原封不動。',
        '「停止下注」之後，不能增加、更改或收回。',
      ],
    },
    coup: {
      heading: '牌局流程',
      lines: [
        '雙方各得兩張牌。A 算 1 點，10、J、Q、K 算 0 點，其餘按牌面；總和只計個位數。',
        '頭兩張牌得 8 點或 9 點為例牌，雙方不再補牌。否則按規則的補牌表決定是否補第三張：沒有人可以選擇。',
        '點數高者贏。點數相同為和局。',
      ],
    },
    won: {
      heading: '贏了多少，為甚麼',
      lines: [
        '贏的投注區會亮起，派彩自動進入餘額。',
        '按「為甚麼？」：每一注的賠率、說明和條款編號。',
        '最近幾局可以重看，包括牌和派彩。',
      ],
    },
    leave: {
      heading: '離開',
      lines: [
        '按「兌現」。仍在檯面的注碼會先結算。',
        '您會得到票券，或由服務員現場支付。票券請當現金保管。',
      ],
    },
    wrong: {
      heading: '出了問題怎麼辦',
      lines: [
        '「呼叫服務員」會有人來到您的座位。若認為派彩有誤，請在下一局之前呼叫：場方會與您一起查看該局記錄。',
        '帳戶凍結：主管裁定之前一切不動，餘額和注碼保持原樣。',
        '飛牌：派牌但不計注碼。本局作廢：該局注碼全部退回。',
        '伺服器暫時離線：已接受的注碼不受影響，畫面會自行恢復。',
        '螢幕或收鈔機沒有反應：請不要再動，呼叫服務員。已接受的都有記錄。',
      ],
    },
    safe: {
      heading: '理性娛樂',
      lines: [
        '事先決定玩多少、玩多久。每一種投注場方都佔優勢，也沒有「該輪到」的結果。',
        '每一局之後都可以離開，隨時可以休息。',
        '如果不再是娛樂，請告訴任何一位職員：幫助免費，並且保密。',
      ],
    },
  },
};

/** The whole guide in each language; a missing part does not compile. */
export const PATRON_GUIDE: Readonly<Record<Language, PatronGuide>> = {
  en: english,
  'zh-Hans': simplified,
  'zh-Hant': traditional,
};
