// Written by `npm run client` from the house’s own OpenAPI description: not by hand.

export interface Acts {
  /** The house and its tables */
  getHouse: {
    method: 'GET';
    path: '/api/house';
    params: undefined;
    query: undefined;
    body: undefined;
    answer: { readonly "house": string; readonly "demonstration": boolean; readonly "release": string; /** The fingerprint of the key that the house signs with. */ readonly "key": string; readonly "now": number; /** Whether play is possible now. */ readonly "open": boolean; /** Why not, if not. */ readonly "reason": unknown; readonly "simulatedPatrons": boolean; /** The site’s own; the country’s where there is none. */ readonly "helpLine": string | null; /** What a visitor may be; none in a live house. */ readonly "roles": readonly ({ readonly "role": "dealer" | "game-supervisor" | "casino-supervisor" | "pit-boss" | "operator" | "table-inspector" | "tournament-director" | "cashier" | "surveillance" | "inspector" | "administrator"; /** What the role may do at all. */ readonly "powers": readonly ("play" | "run-table" | "supervise" | "inspect-table" | "take-duty" | "watch-table" | "look-up" | "read-accounts" | "read-suspicions" | "keep-watch" | "inspect-house" | "handle-disputes" | "record-video" | "inspect-software" | "read-analysis" | "work-at-cage" | "approve-payments" | "audit-cage" | "run-house" | "agree-to-release" | "manage-staff" | "list-devices" | "run-tournament" | "direct-tournament" | "read-conditions" | "follow-events")[]; })[]; readonly "tables": readonly ({ readonly "table": string; readonly "title": string; readonly "titles"?: Readonly<Record<string, string>>; readonly "rulebook": string; readonly "version": string; readonly "phase": "closed" | "preparing" | "between-coups" | "wagering" | "no-more-wagers" | "dealing" | "insurance" | "wagers-reopened" | "wagers-changing" | "complete"; readonly "shoe": number; readonly "coup": number | null; readonly "closesAt": number | null; readonly "seats": number; readonly "taken": number; readonly "freeSeats": readonly (number)[]; readonly "connected": number; readonly "shoeIs": "virtual" | "dealt"; readonly "dealer": "virtual" | "by-hand"; readonly "frozen": boolean; /** Why the table is stopped, if it is. */ readonly "stopped": string | null; readonly "currency": string; /** On Player and Banker; none before the table is opened. */ readonly "limits": { readonly "min": number; readonly "max": number; } | null; /** The hands of the shoe, as `sabot roads` writes them; null where none are shown. */ readonly "road": string | null; })[]; };
  };
  /** A virtual shoe: its promise, and its order once it was played out */
  getShoes: {
    method: 'GET';
    path: '/api/shoes/{*}';
    params: { readonly "*": string; };
    query: undefined;
    body: undefined;
    answer: { readonly "shoe": string; readonly "commitment": string; readonly "format": string; readonly "decks": number; readonly "cut": number; readonly "nonce": string | null; readonly "order": readonly (string)[] | null; };
  };
  /** Installs a table with the set-up that was approved for it */
  postTables: {
    method: 'POST';
    path: '/api/tables';
    params: undefined;
    query: undefined;
    body: { readonly "name": string; readonly "title": string; readonly "titles"?: Readonly<Record<string, string>>; readonly "setup": { readonly "id": string; readonly "rulebook": "crown-rapid" | "mbs-rapid" | "tasmania" | "crown" | "demonstration"; readonly "edition"?: string; readonly "amendment"?: { readonly "edition": string; readonly "from": "gaming-day" | "shoe"; }; readonly "version": "traditional" | "crown" | "no-commission" | "federal" | "two-to-one" | "tie-baccarat" | "lucky-6" | "commission-free"; readonly "decks": number; readonly "currency": string; readonly "offered": readonly ("player" | "banker" | "tie" | "player-pair" | "banker-pair" | "player-perfect-pair" | "banker-perfect-pair" | "player-dragon-bonus" | "banker-dragon-bonus" | "super-6" | "insurance" | "player-run" | "banker-run" | "combination-run" | "tie-run" | "player-dragon-tail" | "banker-dragon-tail" | "lucky-6" | "dragon-7" | "panda-8")[]; readonly "pay": { readonly "dragonBonus": number; readonly "perfectPairs": number; readonly "tiePercent"?: { readonly "player": number; readonly "banker": number; }; readonly "differential"?: number; readonly "chip": number; }; readonly "limits": Readonly<Record<string, { readonly "min": number; readonly "max": number; readonly "step": number; }>>; readonly "aggregateMin": number; readonly "seats": readonly ({ readonly "number": number; readonly "kind": "terminal" | "remote-terminal" | "seat"; readonly "printer": boolean; readonly "noteAcceptor": boolean; })[]; readonly "stakeMode": "seat-terminals" | "recorded" | "results-only" | "tournament"; readonly "wageringMs": number | null; readonly "insuranceMs"?: number; readonly "cutFromBack": number; readonly "cuttingCard": "counted" | "noted"; readonly "faceDown": boolean; readonly "method": "dealer" | "hands-to-wagerers" | "shoe-to-a-wagerer"; readonly "layout": "A" | "B" | "C"; readonly "differentialBasis": "net" | "gross"; readonly "collectiveLiability": number | null; readonly "tails": { readonly "earlyDuringHold": boolean; readonly "closedOnLastCoup": boolean; }; readonly "deferredCommission": boolean; readonly "returnFloor": { readonly "least": number; readonly "returns"?: Readonly<Record<string, number>>; } | null; readonly "substantialWin"?: number; readonly "ticketsIn"?: boolean; readonly "extras"?: readonly ("roads" | "favourites" | "squeeze" | "sounds" | "ask-roads" | "road-alerts")[]; readonly "recalculation"?: { readonly "approval": string; }; readonly "practice": boolean; }; };
    answer: { readonly "table": string; readonly "title": string; readonly "titles"?: Readonly<Record<string, string>>; readonly "rulebook": string; readonly "version": string; readonly "phase": "closed" | "preparing" | "between-coups" | "wagering" | "no-more-wagers" | "dealing" | "insurance" | "wagers-reopened" | "wagers-changing" | "complete"; readonly "shoe": number; readonly "coup": number | null; readonly "closesAt": number | null; readonly "seats": number; readonly "taken": number; readonly "freeSeats": readonly (number)[]; readonly "connected": number; readonly "shoeIs": "virtual" | "dealt"; readonly "dealer": "virtual" | "by-hand"; readonly "frozen": boolean; /** Why the table is stopped, if it is. */ readonly "stopped": string | null; };
  };
  /** The set-ups that a table may be opened with; the usual one first */
  getTablesByTableSetups: {
    method: 'GET';
    path: '/api/tables/{table}/setups';
    params: { readonly "table": string; };
    query: undefined;
    body: undefined;
    answer: { readonly "table": string; /** Whole: the command open-table sends one of them back unchanged. */ readonly "setups": readonly ({ readonly "id": string; readonly "rulebook": "crown-rapid" | "mbs-rapid" | "tasmania" | "crown" | "demonstration"; readonly "edition"?: string; readonly "amendment"?: { readonly "edition": string; readonly "from": "gaming-day" | "shoe"; }; readonly "version": "traditional" | "crown" | "no-commission" | "federal" | "two-to-one" | "tie-baccarat" | "lucky-6" | "commission-free"; readonly "decks": number; readonly "currency": string; readonly "offered": readonly ("player" | "banker" | "tie" | "player-pair" | "banker-pair" | "player-perfect-pair" | "banker-perfect-pair" | "player-dragon-bonus" | "banker-dragon-bonus" | "super-6" | "insurance" | "player-run" | "banker-run" | "combination-run" | "tie-run" | "player-dragon-tail" | "banker-dragon-tail" | "lucky-6" | "dragon-7" | "panda-8")[]; readonly "pay": { readonly "dragonBonus": number; readonly "perfectPairs": number; readonly "tiePercent"?: { readonly "player": number; readonly "banker": number; }; readonly "differential"?: number; readonly "chip": number; }; readonly "limits": Readonly<Record<string, { readonly "min": number; readonly "max": number; readonly "step": number; }>>; readonly "aggregateMin": number; readonly "seats": readonly ({ readonly "number": number; readonly "kind": "terminal" | "remote-terminal" | "seat"; readonly "printer": boolean; readonly "noteAcceptor": boolean; })[]; readonly "stakeMode": "seat-terminals" | "recorded" | "results-only" | "tournament"; readonly "wageringMs": number | null; readonly "insuranceMs"?: number; readonly "cutFromBack": number; readonly "cuttingCard": "counted" | "noted"; readonly "faceDown": boolean; readonly "method": "dealer" | "hands-to-wagerers" | "shoe-to-a-wagerer"; readonly "layout": "A" | "B" | "C"; readonly "differentialBasis": "net" | "gross"; readonly "collectiveLiability": number | null; readonly "tails": { readonly "earlyDuringHold": boolean; readonly "closedOnLastCoup": boolean; }; readonly "deferredCommission": boolean; readonly "returnFloor": { readonly "least": number; readonly "returns"?: Readonly<Record<string, number>>; } | null; readonly "substantialWin"?: number; readonly "ticketsIn"?: boolean; readonly "extras"?: readonly ("roads" | "favourites" | "squeeze" | "sounds" | "ask-roads" | "road-alerts")[]; readonly "recalculation"?: { readonly "approval": string; }; readonly "practice": boolean; })[]; };
  };
  /** Approves another set-up for a table */
  postTablesByTableSetups: {
    method: 'POST';
    path: '/api/tables/{table}/setups';
    params: { readonly "table": string; };
    query: undefined;
    body: { readonly "setup": { readonly "id": string; readonly "rulebook": "crown-rapid" | "mbs-rapid" | "tasmania" | "crown" | "demonstration"; readonly "edition"?: string; readonly "amendment"?: { readonly "edition": string; readonly "from": "gaming-day" | "shoe"; }; readonly "version": "traditional" | "crown" | "no-commission" | "federal" | "two-to-one" | "tie-baccarat" | "lucky-6" | "commission-free"; readonly "decks": number; readonly "currency": string; readonly "offered": readonly ("player" | "banker" | "tie" | "player-pair" | "banker-pair" | "player-perfect-pair" | "banker-perfect-pair" | "player-dragon-bonus" | "banker-dragon-bonus" | "super-6" | "insurance" | "player-run" | "banker-run" | "combination-run" | "tie-run" | "player-dragon-tail" | "banker-dragon-tail" | "lucky-6" | "dragon-7" | "panda-8")[]; readonly "pay": { readonly "dragonBonus": number; readonly "perfectPairs": number; readonly "tiePercent"?: { readonly "player": number; readonly "banker": number; }; readonly "differential"?: number; readonly "chip": number; }; readonly "limits": Readonly<Record<string, { readonly "min": number; readonly "max": number; readonly "step": number; }>>; readonly "aggregateMin": number; readonly "seats": readonly ({ readonly "number": number; readonly "kind": "terminal" | "remote-terminal" | "seat"; readonly "printer": boolean; readonly "noteAcceptor": boolean; })[]; readonly "stakeMode": "seat-terminals" | "recorded" | "results-only" | "tournament"; readonly "wageringMs": number | null; readonly "insuranceMs"?: number; readonly "cutFromBack": number; readonly "cuttingCard": "counted" | "noted"; readonly "faceDown": boolean; readonly "method": "dealer" | "hands-to-wagerers" | "shoe-to-a-wagerer"; readonly "layout": "A" | "B" | "C"; readonly "differentialBasis": "net" | "gross"; readonly "collectiveLiability": number | null; readonly "tails": { readonly "earlyDuringHold": boolean; readonly "closedOnLastCoup": boolean; }; readonly "deferredCommission": boolean; readonly "returnFloor": { readonly "least": number; readonly "returns"?: Readonly<Record<string, number>>; } | null; readonly "substantialWin"?: number; readonly "ticketsIn"?: boolean; readonly "extras"?: readonly ("roads" | "favourites" | "squeeze" | "sounds" | "ask-roads" | "road-alerts")[]; readonly "recalculation"?: { readonly "approval": string; }; readonly "practice": boolean; }; };
    answer: Readonly<Record<string, never>>;
  };
  /** The running software beside its approval */
  getSystem: {
    method: 'GET';
    path: '/api/system';
    params: undefined;
    query: undefined;
    body: undefined;
    answer: { readonly "version": string; /** The version with a mark of the code that decides. */ readonly "engine": string; readonly "approval": { readonly "reference": string; readonly "on": string; readonly "engine": string; } | null; /** Why they are not the same. */ readonly "mismatch": unknown; };
  };
  /** Puts the regulator’s approval of the installed software on record */
  postSystemApproval: {
    method: 'POST';
    path: '/api/system/approval';
    params: undefined;
    query: undefined;
    body: { /** As `sabot software approve` has written it. */ readonly "file": string; };
    answer: { readonly "version": string; /** The version with a mark of the code that decides. */ readonly "engine": string; readonly "approval": { readonly "reference": string; readonly "on": string; readonly "engine": string; } | null; /** Why they are not the same. */ readonly "mismatch": unknown; };
  };
  /** Other Dragon Bonus and Perfect Pairs odds, for all tables of a book at once */
  postOptions: {
    method: 'POST';
    path: '/api/options';
    params: undefined;
    query: undefined;
    body: { readonly "book": "crown-rapid" | "mbs-rapid" | "tasmania" | "crown" | "demonstration"; readonly "options": { readonly "dragonBonus": number; readonly "perfectPairs": number; }; };
    answer: Readonly<Record<string, never>>;
  };
  /** Lets a stopped table play again from the next start on: two people, and why */
  postTablesByTableRelease: {
    method: 'POST';
    path: '/api/tables/{table}/release';
    params: { readonly "table": string; };
    query: undefined;
    body: { readonly "why": string; readonly "approver": { readonly "id": string; readonly "password"?: string; /** Instead of the password. */ readonly "pin"?: string; readonly "code"?: string; readonly "role"?: "dealer" | "game-supervisor" | "casino-supervisor" | "pit-boss" | "operator" | "table-inspector" | "tournament-director" | "cashier" | "surveillance" | "inspector" | "administrator"; }; };
    answer: Readonly<Record<string, never>>;
  };
  /** Lets a stopped tournament go on from the next start on: two people, and why */
  postTournamentsByTournamentRelease: {
    method: 'POST';
    path: '/api/tournaments/{tournament}/release';
    params: { readonly "tournament": string; };
    query: undefined;
    body: { readonly "why": string; readonly "approver": { readonly "id": string; readonly "password"?: string; /** Instead of the password. */ readonly "pin"?: string; readonly "code"?: string; readonly "role"?: "dealer" | "game-supervisor" | "casino-supervisor" | "pit-boss" | "operator" | "table-inspector" | "tournament-director" | "cashier" | "surveillance" | "inspector" | "administrator"; }; };
    answer: Readonly<Record<string, never>>;
  };
  /** Lets a stopped cage go on from the next start on: two people, and why */
  postCageRelease: {
    method: 'POST';
    path: '/api/cage/release';
    params: undefined;
    query: undefined;
    body: { readonly "why": string; readonly "approver": { readonly "id": string; readonly "password"?: string; /** Instead of the password. */ readonly "pin"?: string; readonly "code"?: string; readonly "role"?: "dealer" | "game-supervisor" | "casino-supervisor" | "pit-boss" | "operator" | "table-inspector" | "tournament-director" | "cashier" | "surveillance" | "inspector" | "administrator"; }; };
    answer: Readonly<Record<string, never>>;
  };
  /** Lets play begin though the second place disagrees: two people, and why */
  postReconcile: {
    method: 'POST';
    path: '/api/reconcile';
    params: undefined;
    query: undefined;
    body: { readonly "why": string; readonly "approver": { readonly "id": string; readonly "password"?: string; /** Instead of the password. */ readonly "pin"?: string; readonly "code"?: string; readonly "role"?: "dealer" | "game-supervisor" | "casino-supervisor" | "pit-boss" | "operator" | "table-inspector" | "tournament-director" | "cashier" | "surveillance" | "inspector" | "administrator"; }; };
    answer: Readonly<Record<string, never>>;
  };
  /** All tournaments */
  getTournaments: {
    method: 'GET';
    path: '/api/tournaments';
    params: undefined;
    query: undefined;
    body: undefined;
    answer: { readonly "tournaments": readonly ({ readonly "tournament": string; readonly "title": string; readonly "rulebook": "crown-rapid" | "mbs-rapid" | "tasmania" | "crown" | "demonstration"; readonly "phase": "draft" | "open" | "closed" | "running" | "decided" | "awarded" | "cancelled"; readonly "startsAt": number | null; readonly "published": boolean; /** Where competitors sit or are about to: each seat has a terminal. */ readonly "seats": readonly ({ readonly "table": string; readonly "seat": number; })[]; })[]; };
  };
  /** Begins another tournament, without conditions yet */
  postTournaments: {
    method: 'POST';
    path: '/api/tournaments';
    params: undefined;
    query: undefined;
    body: { readonly "tournament": string; readonly "rulebook": "crown-rapid" | "mbs-rapid" | "tasmania" | "crown" | "demonstration"; };
    answer: { readonly "tournament": string; readonly "title": string; readonly "rulebook": "crown-rapid" | "mbs-rapid" | "tasmania" | "crown" | "demonstration"; readonly "phase": "draft" | "open" | "closed" | "running" | "decided" | "awarded" | "cancelled"; readonly "startsAt": number | null; readonly "published": boolean; /** Where competitors sit or are about to: each seat has a terminal. */ readonly "seats": readonly ({ readonly "table": string; readonly "seat": number; })[]; };
  };
  /** Model conditions for the office to begin with */
  getTournamentsByTournamentModel: {
    method: 'GET';
    path: '/api/tournaments/{tournament}/model';
    params: { readonly "tournament": string; };
    query: undefined;
    body: undefined;
    answer: { readonly "title": string; readonly "terms": { readonly "startsAt"?: number; readonly "place"?: string; readonly "version"?: "traditional" | "crown" | "no-commission" | "federal" | "two-to-one" | "tie-baccarat" | "lucky-6" | "commission-free"; readonly "decks"?: number; readonly "currency"?: string; readonly "offered"?: readonly ("player" | "banker" | "tie" | "player-pair" | "banker-pair" | "player-perfect-pair" | "banker-perfect-pair" | "player-dragon-bonus" | "banker-dragon-bonus" | "super-6" | "insurance" | "lucky-6" | "dragon-7" | "panda-8")[]; readonly "pay"?: { readonly "dragonBonus": number; readonly "perfectPairs": number; readonly "tiePercent"?: { readonly "player": number; readonly "banker": number; }; readonly "differential"?: number; readonly "chip": number; }; readonly "entryFee"?: number; readonly "buyIn"?: number; readonly "buyBack"?: { readonly "cents": number; readonly "chips": number; readonly "most": number; readonly "untilRound": number; } | null; readonly "addOn"?: { readonly "cents": number; readonly "chips": number; readonly "most": number; readonly "untilRound": number; } | null; readonly "entrants"?: { readonly "least": number; readonly "most": number; }; readonly "withdrawBy"?: number; readonly "refundPercent"?: { readonly "lateWithdrawal": number; readonly "retired": number; readonly "disqualified": number; }; readonly "chips"?: "tournament-chips" | "cash-value"; readonly "missedWager"?: "minimum-deducted" | "eliminated"; readonly "chipsAtEnd"?: "no-value" | "paid-in-cash"; readonly "rounds"?: readonly ({ readonly "name": string; readonly "kind": "round" | "repechage" | "secondary" | "final"; readonly "sessions": number; readonly "tables": number; readonly "seats": number; readonly "length": { readonly "coups": number; } | { readonly "ms": number; } | { readonly "shoes": number; }; readonly "bank": number; readonly "limits": { readonly "min": number; readonly "max": number; readonly "step": number; }; readonly "raisedLimits": readonly ({ readonly "min": number; readonly "max": number; readonly "step": number; })[]; readonly "compulsory": boolean; readonly "secretWagers": number; readonly "wagerMs": number | null; readonly "advance": number; })[]; readonly "furtherRounds"?: "none" | "director-decides"; readonly "retainedPercent"?: number; readonly "added"?: readonly ({ readonly "kind": "cash" | "goods" | "services"; readonly "what": string; readonly "cents": number; })[]; readonly "prizes"?: readonly ({ readonly "place": number; readonly "percent": number; readonly "goods"?: string; })[]; readonly "level"?: "play-off" | "share"; readonly "late"?: { readonly "graceMs": number; readonly "follows": "forfeits" | "joins-late"; }; readonly "substitutes"?: "with-approval" | "none"; readonly "penalties"?: readonly ({ readonly "name": string; readonly "grounds": string; readonly "follows": "warning" | "disqualification" | { readonly "chips": number; }; })[]; readonly "entryChannels"?: readonly (string)[]; readonly "noticeMs"?: number; readonly "variations"?: readonly ({ readonly "rule": string; readonly "says": string; })[]; }; readonly "texts": { readonly "when"?: string | null; readonly "place"?: string | null; readonly "start-may-move"?: string | null; readonly "changes-told"?: string | null; readonly "entry-fee"?: string | null; readonly "buy-ins"?: string | null; readonly "refunds"?: string | null; readonly "prize-pool"?: string | null; readonly "prizes"?: string | null; readonly "prize-allocation"?: string | null; readonly "entrants"?: string | null; readonly "acceptance"?: string | null; readonly "entitled-persons"?: string | null; readonly "right-to-refuse"?: string | null; readonly "selection-criteria"?: string | null; readonly "staff-may-play"?: string | null; readonly "abide-or-disqualified"?: string | null; readonly "how-available"?: string | null; readonly "signature"?: string | null; readonly "how-to-enter"?: string | null; readonly "application-form"?: string | null; readonly "terms-of-entry"?: string | null; readonly "free-withdrawal"?: string | null; readonly "opening-bank"?: string | null; readonly "equal-banks"?: string | null; readonly "rounds"?: string | null; readonly "session-length"?: string | null; readonly "tables"?: string | null; readonly "progression"?: string | null; readonly "buy-back"?: string | null; readonly "second-chances"?: string | null; readonly "chips-at-end"?: string | null; readonly "chip-kind"?: string | null; readonly "compulsory-wager"?: string | null; readonly "secret-wagers"?: string | null; readonly "elimination"?: string | null; readonly "winners"?: string | null; readonly "early-finish"?: string | null; readonly "early-finish-for-cash"?: string | null; readonly "penalties"?: string | null; readonly "disqualification"?: string | null; readonly "retirement"?: string | null; readonly "substitutes"?: string | null; readonly "lateness"?: string | null; readonly "absence"?: string | null; readonly "telephones"?: string | null; readonly "substitute-effect"?: string | null; readonly "disqualification-effect"?: string | null; readonly "retirement-effect"?: string | null; readonly "rules-prevail"?: string | null; readonly "deputies"?: string | null; readonly "director-final"?: string | null; readonly "no-liability"?: string | null; readonly "privacy"?: string | null; readonly "promotion"?: string | null; readonly "complaints"?: string | null; }; };
  };
  /** The published conditions, paragraph by paragraph */
  getTournamentsByTournamentConditions: {
    method: 'GET';
    path: '/api/tournaments/{tournament}/conditions';
    params: { readonly "tournament": string; };
    query: { readonly "lang"?: string; };
    body: undefined;
    answer: { readonly "tournament": string; readonly "title": string; readonly "version": number; readonly "approved": { readonly "by": string; readonly "document": string; } | null; readonly "paragraphs": readonly ({ readonly "clause": string; readonly "title": string; readonly "text": string | null; })[]; };
  };
  /** The published conditions as PDF */
  getTournamentsByTournamentConditionsPdf: {
    method: 'GET';
    path: '/api/tournaments/{tournament}/conditions.pdf';
    params: { readonly "tournament": string; };
    query: undefined;
    body: undefined;
    answer: unknown;
  };
  /** The published conditions to print */
  getTournamentsByTournamentConditionsHtml: {
    method: 'GET';
    path: '/api/tournaments/{tournament}/conditions.html';
    params: { readonly "tournament": string; };
    query: { readonly "lang"?: string; };
    body: undefined;
    answer: unknown;
  };
  /** Everything that waits for a decision: claims, wins, money aside, faults, bans met */
  getInbox: {
    method: 'GET';
    path: '/api/inbox';
    params: undefined;
    query: undefined;
    body: undefined;
    answer: { readonly "entries": readonly ({ readonly "kind": "stopped" | "evacuated" | "banned" | "frozen" | "dispute" | "claim" | "detained" | "win-locked" | "held" | "out-of-order" | "differs" | "silent" | "leaving" | "owed" | "owing" | "debt"; /** None where it is at the cage, or at the register. */ readonly "table": string | null; readonly "seat": number | null; readonly "patron": string | null; readonly "cents": number | null; readonly "currency": string | null; readonly "since": number | null; /** Which it is about. */ readonly "coups": readonly ({ readonly "shoe": number; readonly "coup": number; })[]; /** In the words of whoever said it. */ readonly "says": string | null; /** What the patron has on the account there. */ readonly "balance": number | null; /** What the patron has on the felt there. */ readonly "staked": number | null; readonly "dealer": string | null; readonly "supervisor": string | null; })[]; };
  };
  /** Says that a second person is looked for at the table, and when the floor may be asked */
  postApprovalRequestsFirst: {
    method: 'POST';
    path: '/api/approval-requests/first';
    params: undefined;
    query: undefined;
    body: { readonly "table": string; /** It is asked for this command and for no other. */ readonly "command": { readonly "do": "book-stopped-payment"; readonly "seat": number; readonly "patron": string; readonly "cents": number; readonly "reference": string; } | { readonly "do": "buy-in"; readonly "seat": number; readonly "patron": string; readonly "tender": "cash" | "vouchers" | "tokens" | "chips" | "notes" | "tickets"; readonly "cents": number; readonly "reference"?: string; } | { readonly "do": "approve-commission-deferral"; readonly "seat": number; readonly "patron": string; readonly "approved": boolean; } | { readonly "do": "settle-commission"; readonly "seat": number; readonly "patron": string; readonly "cents"?: number; readonly "tender"?: "cash" | "vouchers" | "tokens" | "chips"; } | { readonly "do": "carry-commission"; readonly "note": string; } | { readonly "do": "end-hold"; readonly "seat": number; readonly "patron": string; readonly "hold"?: number; readonly "to": "patron" | "house"; readonly "finding": string; } | { readonly "do": "freeze-accounts"; readonly "why"?: string; } | { readonly "do": "unfreeze-accounts"; readonly "finding": string; } | { readonly "do": "leave"; readonly "seat": number; readonly "patron": string; readonly "reason": "own-accord" | "disrupts-the-game" | "idle"; readonly "remark"?: string; } | { readonly "do": "pay-out"; readonly "seat": number; readonly "patron": string; readonly "how": "chips" | "ticket" | "by-hand"; readonly "cents": number; readonly "reference"?: string; readonly "owing"?: number; } | { readonly "do": "pay-owed"; readonly "seat": number; readonly "patron": string; readonly "cents": number; readonly "note": string; } | { readonly "do": "release-debt"; readonly "seat": number; readonly "patron": string; readonly "cents": number; readonly "approval": string; readonly "note": string; } | { readonly "do": "release-locked-win"; readonly "seat": number; readonly "patron": string; readonly "cents": number; readonly "how": "by-hand" | "to-credit"; readonly "form": string; } | { readonly "do": "collect-owing"; readonly "seat": number; readonly "patron": string; readonly "cents": number; readonly "from": "account" | "chips" | "cash"; readonly "note": string; } | { readonly "do": "write-off-owing"; readonly "seat": number; readonly "patron": string; readonly "cents": number; readonly "why": string; } | { readonly "do": "announce-counts"; } | { readonly "do": "begin-dummy-coup"; } | { readonly "do": "close-insurance"; } | { readonly "do": "close-wagering"; } | { readonly "do": "correct-card"; readonly "position": number; readonly "card": "As" | "2s" | "3s" | "4s" | "5s" | "6s" | "7s" | "8s" | "9s" | "Ts" | "Js" | "Qs" | "Ks" | "Ah" | "2h" | "3h" | "4h" | "5h" | "6h" | "7h" | "8h" | "9h" | "Th" | "Jh" | "Qh" | "Kh" | "Ad" | "2d" | "3d" | "4d" | "5d" | "6d" | "7d" | "8d" | "9d" | "Td" | "Jd" | "Qd" | "Kd" | "Ac" | "2c" | "3c" | "4c" | "5c" | "6c" | "7c" | "8c" | "9c" | "Tc" | "Jc" | "Qc" | "Kc"; } | { readonly "do": "deal-card"; readonly "card": "As" | "2s" | "3s" | "4s" | "5s" | "6s" | "7s" | "8s" | "9s" | "Ts" | "Js" | "Qs" | "Ks" | "Ah" | "2h" | "3h" | "4h" | "5h" | "6h" | "7h" | "8h" | "9h" | "Th" | "Jh" | "Qh" | "Kh" | "Ad" | "2d" | "3d" | "4d" | "5d" | "6d" | "7d" | "8d" | "9d" | "Td" | "Jd" | "Qd" | "Kd" | "Ac" | "2c" | "3c" | "4c" | "5c" | "6c" | "7c" | "8c" | "9c" | "Tc" | "Jc" | "Qc" | "Kc" | null; readonly "source": "keypad" | "scanner" | "smart-shoe" | "virtual-shoe"; readonly "laidOn"?: "player" | "banker"; } | { readonly "do": "take-hand"; readonly "side": "player" | "banker"; readonly "seat": number; } | { readonly "do": "decline-hand"; readonly "side": "player" | "banker"; readonly "seat": number; } | { readonly "do": "delegate-hand"; readonly "side": "player" | "banker"; readonly "to": string | null; } | { readonly "do": "open-wagering"; } | { readonly "do": "order-dummy-coups"; readonly "reason": "card-order" | "new-shoe" | "during-the-shoe" | "until-a-wager" | "other-cause" | "after-the-last-coup"; readonly "count"?: number; readonly "note"?: string; } | { readonly "do": "ask-to-wager"; readonly "seat": number; readonly "patron": string; } | { readonly "do": "order-free-coups"; readonly "count": number; } | { readonly "do": "report-irregularity"; readonly "what": "opening-burn-missed" | "surplus-card-unseen" | "surplus-card-seen" | "player-card-to-banker" | "third-card-to-player" | "third-card-to-banker" | "card-face-up-in-shoe" | "nobody-wagered" | "cards-to-the-wrong-side" | "card-order-lost" | "cards-drawn-together" | "shoe-order-disturbed" | "too-few-cards" | "cards-missing" | "foreign-card" | "wrong-number-of-cards" | "wager-on-a-shut-tail" | "wager-change-wanted" | "wrong-result-entered" | "terminal-malfunction" | "system-malfunction" | "equipment-malfunction" | "game-disrupted" | "fraud"; readonly "facts": { readonly "cards"?: readonly ("As" | "2s" | "3s" | "4s" | "5s" | "6s" | "7s" | "8s" | "9s" | "Ts" | "Js" | "Qs" | "Ks" | "Ah" | "2h" | "3h" | "4h" | "5h" | "6h" | "7h" | "8h" | "9h" | "Th" | "Jh" | "Qh" | "Kh" | "Ad" | "2d" | "3d" | "4d" | "5d" | "6d" | "7d" | "8d" | "9d" | "Td" | "Jd" | "Qd" | "Kd" | "Ac" | "2c" | "3c" | "4c" | "5c" | "6c" | "7c" | "8c" | "9c" | "Tc" | "Jc" | "Qc" | "Kc" | null)[]; readonly "coup"?: number; readonly "shoe"?: number; readonly "seat"?: number; readonly "patron"?: string; readonly "bet"?: { readonly "on": "player" | "banker" | "tie" | "player-pair" | "banker-pair" | "player-perfect-pair" | "banker-perfect-pair" | "player-dragon-bonus" | "banker-dragon-bonus" | "super-6" | "insurance" | "player-run" | "banker-run" | "combination-run" | "tie-run" | "player-dragon-tail" | "banker-dragon-tail" | "lucky-6" | "dragon-7" | "panda-8"; readonly "length"?: number; readonly "pattern"?: readonly ("player" | "banker")[]; readonly "area"?: "early" | "late"; readonly "position"?: number; }; readonly "choice"?: "complete" | "again" | "reopen" | "dummy"; readonly "orderIsCertain"?: boolean; readonly "canBePutRight"?: boolean; readonly "onset"?: "before-the-close" | "after-the-close"; readonly "fault"?: "door" | "memory" | "acceptor" | "screen" | "touch" | "connection" | "other"; readonly "provenByRecords"?: boolean; readonly "shown"?: readonly ({ readonly "on": "player" | "banker" | "tie" | "player-pair" | "banker-pair" | "player-perfect-pair" | "banker-perfect-pair" | "player-dragon-bonus" | "banker-dragon-bonus" | "super-6" | "insurance" | "player-run" | "banker-run" | "combination-run" | "tie-run" | "player-dragon-tail" | "banker-dragon-tail" | "lucky-6" | "dragon-7" | "panda-8"; readonly "length"?: number; readonly "pattern"?: readonly ("player" | "banker")[]; readonly "area"?: "early" | "late"; readonly "position"?: number; readonly "stake": number; })[]; readonly "foreign"?: "wrong-back" | "joker" | "extra-copy"; readonly "disruption"?: "civil-commotion" | "fire" | "riot" | "brawl" | "robbery" | "act-of-god"; readonly "left"?: number; readonly "markerVisible"?: boolean; readonly "note"?: string; }; } | { readonly "do": "set-face-down"; readonly "faceDown": boolean; } | { readonly "do": "inform-of-squeeze"; readonly "whom": "management" | "surveillance"; readonly "name": string; } | { readonly "do": "settle-coup"; } | { readonly "do": "turn-card"; readonly "side": "player" | "banker"; readonly "card"?: "As" | "2s" | "3s" | "4s" | "5s" | "6s" | "7s" | "8s" | "9s" | "Ts" | "Js" | "Qs" | "Ks" | "Ah" | "2h" | "3h" | "4h" | "5h" | "6h" | "7h" | "8h" | "9h" | "Th" | "Jh" | "Qh" | "Kh" | "Ad" | "2d" | "3d" | "4d" | "5d" | "6d" | "7d" | "8d" | "9d" | "Td" | "Jd" | "Qd" | "Kd" | "Ac" | "2c" | "3c" | "4c" | "5c" | "6c" | "7c" | "8c" | "9c" | "Tc" | "Jc" | "Qc" | "Kc"; } | { readonly "do": "open-claim"; readonly "seat"?: number; readonly "patron"?: string; readonly "says": string; } | { readonly "do": "close-claim"; readonly "claim": number; readonly "action": string; readonly "outcome"?: "upheld" | "settled" | "denied"; } | { readonly "do": "dispute-claim"; readonly "claim": number; } | { readonly "do": "advise-complainant"; readonly "claim": number; } | { readonly "do": "end-detention"; readonly "patron": string; readonly "takenOverBy": string; } | { readonly "do": "lift-exclusion"; readonly "patron": string; readonly "finding": string; } | { readonly "do": "name-nominee"; readonly "seat": number; readonly "nominee": string | null; } | { readonly "do": "sanction-patron"; readonly "kind": "void-wagers" | "exclude" | "hold-winnings" | "device-taken" | "detained"; readonly "seat": number; readonly "patron": string; readonly "breach": string; readonly "story": string; readonly "cents"?: number; readonly "since"?: { readonly "shoe": number; readonly "coup": number; }; readonly "riding"?: "void" | "let-run"; readonly "custodian"?: string; } | { readonly "do": "allow-standing-patrons"; readonly "allowed": boolean; } | { readonly "do": "stand-behind"; readonly "seat": number; readonly "patron": string; } | { readonly "do": "tag-partnership"; readonly "patrons": readonly (string)[]; } | { readonly "do": "ask-to-see-burn-card"; readonly "seat": number; } | { readonly "do": "burn-card"; } | { readonly "do": "decline-cut"; readonly "seat"?: number; } | { readonly "do": "name-cutter"; readonly "seat"?: number; readonly "person"?: string; } | { readonly "do": "order-shuffle"; readonly "cause"?: "abnormal-sequence" | "mishandled-cards" | "other-cause"; readonly "reason": string; } | { readonly "do": "take-shoe"; readonly "seat": number; } | { readonly "do": "decline-shoe"; readonly "seat": number; } | { readonly "do": "give-up-shoe"; } | { readonly "do": "delegate-dealing"; readonly "to": string; } | { readonly "do": "choose-dealing-method"; readonly "method": "dealer" | "hands-to-wagerers"; } | { readonly "do": "bring-cards"; readonly "cardSet": string; readonly "preShuffled": boolean; } | { readonly "do": "prepare-shoe"; readonly "step": "check" | "shuffle" | "cut" | "place-cutting-card" | "burn"; readonly "cutAt"?: number; readonly "cutter"?: number; readonly "burnt"?: "As" | "2s" | "3s" | "4s" | "5s" | "6s" | "7s" | "8s" | "9s" | "Ts" | "Js" | "Qs" | "Ks" | "Ah" | "2h" | "3h" | "4h" | "5h" | "6h" | "7h" | "8h" | "9h" | "Th" | "Jh" | "Qh" | "Kh" | "Ad" | "2d" | "3d" | "4d" | "5d" | "6d" | "7d" | "8d" | "9d" | "Td" | "Jd" | "Qd" | "Kd" | "Ac" | "2c" | "3c" | "4c" | "5c" | "6c" | "7c" | "8c" | "9c" | "Tc" | "Jc" | "Qc" | "Kc"; readonly "burnOnRequest"?: boolean; readonly "requestedBy"?: number; readonly "checkedBy"?: number; readonly "shuffler"?: { readonly "device": string; readonly "approval": string; }; readonly "cardSeen"?: boolean; } | { readonly "do": "record-cutting-card"; } | { readonly "do": "replace-cards"; readonly "cards": readonly ("As" | "2s" | "3s" | "4s" | "5s" | "6s" | "7s" | "8s" | "9s" | "Ts" | "Js" | "Qs" | "Ks" | "Ah" | "2h" | "3h" | "4h" | "5h" | "6h" | "7h" | "8h" | "9h" | "Th" | "Jh" | "Qh" | "Kh" | "Ad" | "2d" | "3d" | "4d" | "5d" | "6d" | "7d" | "8d" | "9d" | "Td" | "Jd" | "Qd" | "Kd" | "Ac" | "2c" | "3c" | "4c" | "5c" | "6c" | "7c" | "8c" | "9c" | "Tc" | "Jc" | "Qc" | "Kc")[]; readonly "reason": string; } | { readonly "do": "show-burn-card"; readonly "requestedBy": number; readonly "card": "As" | "2s" | "3s" | "4s" | "5s" | "6s" | "7s" | "8s" | "9s" | "Ts" | "Js" | "Qs" | "Ks" | "Ah" | "2h" | "3h" | "4h" | "5h" | "6h" | "7h" | "8h" | "9h" | "Th" | "Jh" | "Qh" | "Kh" | "Ad" | "2d" | "3d" | "4d" | "5d" | "6d" | "7d" | "8d" | "9d" | "Td" | "Jd" | "Qd" | "Kd" | "Ac" | "2c" | "3c" | "4c" | "5c" | "6c" | "7c" | "8c" | "9c" | "Tc" | "Jc" | "Qc" | "Kc"; } | { readonly "do": "agree-limits"; readonly "seat": number; readonly "patron": string; readonly "limits": Readonly<Record<string, { readonly "min": number; readonly "max": number; readonly "step": number; }>> | null; readonly "patronAgrees": boolean; } | { readonly "do": "arrange-above-differential"; readonly "seat": number; readonly "patron": string; readonly "max": number | null; } | { readonly "do": "announce-limits"; readonly "limits": Readonly<Record<string, { readonly "min": number; readonly "max": number; readonly "step": number; }>>; readonly "aggregateMin": number; readonly "setup": string; } | { readonly "do": "withdraw-limits"; } | { readonly "do": "consent-to-limits"; readonly "patron": string; } | { readonly "do": "begin-gaming-day"; readonly "day": (string); } | { readonly "do": "change-setup"; readonly "setup": { readonly "id": string; readonly "rulebook": "crown-rapid" | "mbs-rapid" | "tasmania" | "crown" | "demonstration"; readonly "edition"?: string; readonly "amendment"?: { readonly "edition": string; readonly "from": "gaming-day" | "shoe"; }; readonly "version": "traditional" | "crown" | "no-commission" | "federal" | "two-to-one" | "tie-baccarat" | "lucky-6" | "commission-free"; readonly "decks": number; readonly "currency": string; readonly "offered": readonly ("player" | "banker" | "tie" | "player-pair" | "banker-pair" | "player-perfect-pair" | "banker-perfect-pair" | "player-dragon-bonus" | "banker-dragon-bonus" | "super-6" | "insurance" | "player-run" | "banker-run" | "combination-run" | "tie-run" | "player-dragon-tail" | "banker-dragon-tail" | "lucky-6" | "dragon-7" | "panda-8")[]; readonly "pay": { readonly "dragonBonus": number; readonly "perfectPairs": number; readonly "tiePercent"?: { readonly "player": number; readonly "banker": number; }; readonly "differential"?: number; readonly "chip": number; }; readonly "limits": Readonly<Record<string, { readonly "min": number; readonly "max": number; readonly "step": number; }>>; readonly "aggregateMin": number; readonly "seats": readonly ({ readonly "number": number; readonly "kind": "terminal" | "remote-terminal" | "seat"; readonly "printer": boolean; readonly "noteAcceptor": boolean; })[]; readonly "stakeMode": "seat-terminals" | "recorded" | "results-only" | "tournament"; readonly "wageringMs": number | null; readonly "insuranceMs"?: number; readonly "cutFromBack": number; readonly "cuttingCard": "counted" | "noted"; readonly "faceDown": boolean; readonly "method": "dealer" | "hands-to-wagerers" | "shoe-to-a-wagerer"; readonly "layout": "A" | "B" | "C"; readonly "differentialBasis": "net" | "gross"; readonly "collectiveLiability": number | null; readonly "tails": { readonly "earlyDuringHold": boolean; readonly "closedOnLastCoup": boolean; }; readonly "deferredCommission": boolean; readonly "returnFloor": { readonly "least": number; readonly "returns"?: Readonly<Record<string, number>>; } | null; readonly "substantialWin"?: number; readonly "ticketsIn"?: boolean; readonly "extras"?: readonly ("roads" | "favourites" | "squeeze" | "sounds" | "ask-roads" | "road-alerts")[]; readonly "recalculation"?: { readonly "approval": string; }; readonly "practice": boolean; }; } | { readonly "do": "announce-closing"; readonly "closesAt": number; } | { readonly "do": "close-table"; readonly "cardsChecked": boolean; readonly "acceptsOpen"?: boolean; readonly "cardsCounted"?: number; readonly "note"?: string; } | { readonly "do": "move-float"; readonly "move": "opening" | "fill" | "credit"; readonly "cents": number; readonly "slip": string; readonly "chips"?: readonly ({ readonly "chip": number; readonly "count": number; })[]; } | { readonly "do": "open-table"; readonly "setup": { readonly "id": string; readonly "rulebook": "crown-rapid" | "mbs-rapid" | "tasmania" | "crown" | "demonstration"; readonly "edition"?: string; readonly "amendment"?: { readonly "edition": string; readonly "from": "gaming-day" | "shoe"; }; readonly "version": "traditional" | "crown" | "no-commission" | "federal" | "two-to-one" | "tie-baccarat" | "lucky-6" | "commission-free"; readonly "decks": number; readonly "currency": string; readonly "offered": readonly ("player" | "banker" | "tie" | "player-pair" | "banker-pair" | "player-perfect-pair" | "banker-perfect-pair" | "player-dragon-bonus" | "banker-dragon-bonus" | "super-6" | "insurance" | "player-run" | "banker-run" | "combination-run" | "tie-run" | "player-dragon-tail" | "banker-dragon-tail" | "lucky-6" | "dragon-7" | "panda-8")[]; readonly "pay": { readonly "dragonBonus": number; readonly "perfectPairs": number; readonly "tiePercent"?: { readonly "player": number; readonly "banker": number; }; readonly "differential"?: number; readonly "chip": number; }; readonly "limits": Readonly<Record<string, { readonly "min": number; readonly "max": number; readonly "step": number; }>>; readonly "aggregateMin": number; readonly "seats": readonly ({ readonly "number": number; readonly "kind": "terminal" | "remote-terminal" | "seat"; readonly "printer": boolean; readonly "noteAcceptor": boolean; })[]; readonly "stakeMode": "seat-terminals" | "recorded" | "results-only" | "tournament"; readonly "wageringMs": number | null; readonly "insuranceMs"?: number; readonly "cutFromBack": number; readonly "cuttingCard": "counted" | "noted"; readonly "faceDown": boolean; readonly "method": "dealer" | "hands-to-wagerers" | "shoe-to-a-wagerer"; readonly "layout": "A" | "B" | "C"; readonly "differentialBasis": "net" | "gross"; readonly "collectiveLiability": number | null; readonly "tails": { readonly "earlyDuringHold": boolean; readonly "closedOnLastCoup": boolean; }; readonly "deferredCommission": boolean; readonly "returnFloor": { readonly "least": number; readonly "returns"?: Readonly<Record<string, number>>; } | null; readonly "substantialWin"?: number; readonly "ticketsIn"?: boolean; readonly "extras"?: readonly ("roads" | "favourites" | "squeeze" | "sounds" | "ask-roads" | "road-alerts")[]; readonly "recalculation"?: { readonly "approval": string; }; readonly "practice": boolean; }; } | { readonly "do": "sign-on"; readonly "duty": "dealer" | "game-supervisor" | "casino-supervisor" | "table-inspector"; } | { readonly "do": "sign-off"; readonly "duty": "dealer" | "game-supervisor" | "casino-supervisor" | "table-inspector"; } | { readonly "do": "call-bet"; readonly "seat": number; readonly "patron": string; readonly "coup"?: number; readonly "bet": { readonly "on": "player" | "banker" | "tie" | "player-pair" | "banker-pair" | "player-perfect-pair" | "banker-perfect-pair" | "player-dragon-bonus" | "banker-dragon-bonus" | "super-6" | "insurance" | "player-run" | "banker-run" | "combination-run" | "tie-run" | "player-dragon-tail" | "banker-dragon-tail" | "lucky-6" | "dragon-7" | "panda-8"; readonly "length"?: number; readonly "pattern"?: readonly ("player" | "banker")[]; readonly "area"?: "early" | "late"; readonly "position"?: number; }; readonly "stake": number; readonly "tender": "cash" | "vouchers" | "tokens" | "chips" | "notes" | "tickets"; readonly "cents": number; } | { readonly "do": "clear-wagers"; readonly "seat": number; readonly "patron": string; readonly "coup"?: number; readonly "revision": number; } | { readonly "do": "confirm-snapshot"; readonly "seat": number; readonly "digest": string; readonly "signature": string; } | { readonly "do": "close-discrepancy"; readonly "seat": number; readonly "shoe"?: number; readonly "coup"?: number; readonly "note": string; } | { readonly "do": "move-wager"; readonly "seat": number; readonly "patron": string; readonly "coup"?: number; readonly "from": { readonly "on": "player" | "banker" | "tie" | "player-pair" | "banker-pair" | "player-perfect-pair" | "banker-perfect-pair" | "player-dragon-bonus" | "banker-dragon-bonus" | "super-6" | "insurance" | "player-run" | "banker-run" | "combination-run" | "tie-run" | "player-dragon-tail" | "banker-dragon-tail" | "lucky-6" | "dragon-7" | "panda-8"; readonly "length"?: number; readonly "pattern"?: readonly ("player" | "banker")[]; readonly "area"?: "early" | "late"; readonly "position"?: number; }; readonly "to": { readonly "on": "player" | "banker" | "tie" | "player-pair" | "banker-pair" | "player-perfect-pair" | "banker-perfect-pair" | "player-dragon-bonus" | "banker-dragon-bonus" | "super-6" | "insurance" | "player-run" | "banker-run" | "combination-run" | "tie-run" | "player-dragon-tail" | "banker-dragon-tail" | "lucky-6" | "dragon-7" | "panda-8"; readonly "length"?: number; readonly "pattern"?: readonly ("player" | "banker")[]; readonly "area"?: "early" | "late"; readonly "position"?: number; }; readonly "stake": number; readonly "revision": number; } | { readonly "do": "record-wager"; readonly "seat": number; readonly "patron": string; readonly "coup"?: number; readonly "bet": { readonly "on": "player" | "banker" | "tie" | "player-pair" | "banker-pair" | "player-perfect-pair" | "banker-perfect-pair" | "player-dragon-bonus" | "banker-dragon-bonus" | "super-6" | "insurance" | "player-run" | "banker-run" | "combination-run" | "tie-run" | "player-dragon-tail" | "banker-dragon-tail" | "lucky-6" | "dragon-7" | "panda-8"; readonly "length"?: number; readonly "pattern"?: readonly ("player" | "banker")[]; readonly "area"?: "early" | "late"; readonly "position"?: number; }; readonly "stake": number; } | { readonly "do": "reduce-pro-rata"; } | { readonly "do": "set-collective-liability"; readonly "cents": number | null; readonly "setup": string; } | { readonly "do": "refuse-wager"; readonly "seat": number; readonly "patron": string; readonly "bet": { readonly "on": "player" | "banker" | "tie" | "player-pair" | "banker-pair" | "player-perfect-pair" | "banker-perfect-pair" | "player-dragon-bonus" | "banker-dragon-bonus" | "super-6" | "insurance" | "player-run" | "banker-run" | "combination-run" | "tie-run" | "player-dragon-tail" | "banker-dragon-tail" | "lucky-6" | "dragon-7" | "panda-8"; readonly "length"?: number; readonly "pattern"?: readonly ("player" | "banker")[]; readonly "area"?: "early" | "late"; readonly "position"?: number; }; } | { readonly "do": "repeat-wagers"; readonly "seat": number; readonly "patron": string; readonly "coup"?: number; readonly "revision": number; } | { readonly "do": "double-wagers"; readonly "seat": number; readonly "patron": string; readonly "coup"?: number; readonly "revision": number; } | { readonly "do": "set-own-limits"; readonly "seat": number; readonly "patron": string; readonly "mostLost": number | null; readonly "mostOnACoup": number | null; readonly "remindMinutes": number | null; readonly "breakMinutes": number | null; } | { readonly "do": "set-wager"; readonly "seat": number; readonly "patron": string; readonly "coup"?: number; readonly "bet": { readonly "on": "player" | "banker" | "tie" | "player-pair" | "banker-pair" | "player-perfect-pair" | "banker-perfect-pair" | "player-dragon-bonus" | "banker-dragon-bonus" | "super-6" | "insurance" | "player-run" | "banker-run" | "combination-run" | "tie-run" | "player-dragon-tail" | "banker-dragon-tail" | "lucky-6" | "dragon-7" | "panda-8"; readonly "length"?: number; readonly "pattern"?: readonly ("player" | "banker")[]; readonly "area"?: "early" | "late"; readonly "position"?: number; }; readonly "stake": number; } | { readonly "do": "return-terminal"; readonly "seat": number; readonly "fault": "door" | "memory" | "acceptor" | "screen" | "touch" | "connection" | "other"; readonly "selfTest": string; readonly "technician"?: string; } | { readonly "do": "close-wager-window"; }; };
    answer: { /** From then on the floor may be asked. */ readonly "from": number; readonly "now": number; /** The own one about this command that is open. */ readonly "request": string | null; };
  };
  /** Asks the floor for an approval of one command at one table */
  postApprovalRequests: {
    method: 'POST';
    path: '/api/approval-requests';
    params: undefined;
    query: undefined;
    body: { readonly "table": string; /** It is asked for this command and for no other. */ readonly "command": { readonly "do": "book-stopped-payment"; readonly "seat": number; readonly "patron": string; readonly "cents": number; readonly "reference": string; } | { readonly "do": "buy-in"; readonly "seat": number; readonly "patron": string; readonly "tender": "cash" | "vouchers" | "tokens" | "chips" | "notes" | "tickets"; readonly "cents": number; readonly "reference"?: string; } | { readonly "do": "approve-commission-deferral"; readonly "seat": number; readonly "patron": string; readonly "approved": boolean; } | { readonly "do": "settle-commission"; readonly "seat": number; readonly "patron": string; readonly "cents"?: number; readonly "tender"?: "cash" | "vouchers" | "tokens" | "chips"; } | { readonly "do": "carry-commission"; readonly "note": string; } | { readonly "do": "end-hold"; readonly "seat": number; readonly "patron": string; readonly "hold"?: number; readonly "to": "patron" | "house"; readonly "finding": string; } | { readonly "do": "freeze-accounts"; readonly "why"?: string; } | { readonly "do": "unfreeze-accounts"; readonly "finding": string; } | { readonly "do": "leave"; readonly "seat": number; readonly "patron": string; readonly "reason": "own-accord" | "disrupts-the-game" | "idle"; readonly "remark"?: string; } | { readonly "do": "pay-out"; readonly "seat": number; readonly "patron": string; readonly "how": "chips" | "ticket" | "by-hand"; readonly "cents": number; readonly "reference"?: string; readonly "owing"?: number; } | { readonly "do": "pay-owed"; readonly "seat": number; readonly "patron": string; readonly "cents": number; readonly "note": string; } | { readonly "do": "release-debt"; readonly "seat": number; readonly "patron": string; readonly "cents": number; readonly "approval": string; readonly "note": string; } | { readonly "do": "release-locked-win"; readonly "seat": number; readonly "patron": string; readonly "cents": number; readonly "how": "by-hand" | "to-credit"; readonly "form": string; } | { readonly "do": "collect-owing"; readonly "seat": number; readonly "patron": string; readonly "cents": number; readonly "from": "account" | "chips" | "cash"; readonly "note": string; } | { readonly "do": "write-off-owing"; readonly "seat": number; readonly "patron": string; readonly "cents": number; readonly "why": string; } | { readonly "do": "announce-counts"; } | { readonly "do": "begin-dummy-coup"; } | { readonly "do": "close-insurance"; } | { readonly "do": "close-wagering"; } | { readonly "do": "correct-card"; readonly "position": number; readonly "card": "As" | "2s" | "3s" | "4s" | "5s" | "6s" | "7s" | "8s" | "9s" | "Ts" | "Js" | "Qs" | "Ks" | "Ah" | "2h" | "3h" | "4h" | "5h" | "6h" | "7h" | "8h" | "9h" | "Th" | "Jh" | "Qh" | "Kh" | "Ad" | "2d" | "3d" | "4d" | "5d" | "6d" | "7d" | "8d" | "9d" | "Td" | "Jd" | "Qd" | "Kd" | "Ac" | "2c" | "3c" | "4c" | "5c" | "6c" | "7c" | "8c" | "9c" | "Tc" | "Jc" | "Qc" | "Kc"; } | { readonly "do": "deal-card"; readonly "card": "As" | "2s" | "3s" | "4s" | "5s" | "6s" | "7s" | "8s" | "9s" | "Ts" | "Js" | "Qs" | "Ks" | "Ah" | "2h" | "3h" | "4h" | "5h" | "6h" | "7h" | "8h" | "9h" | "Th" | "Jh" | "Qh" | "Kh" | "Ad" | "2d" | "3d" | "4d" | "5d" | "6d" | "7d" | "8d" | "9d" | "Td" | "Jd" | "Qd" | "Kd" | "Ac" | "2c" | "3c" | "4c" | "5c" | "6c" | "7c" | "8c" | "9c" | "Tc" | "Jc" | "Qc" | "Kc" | null; readonly "source": "keypad" | "scanner" | "smart-shoe" | "virtual-shoe"; readonly "laidOn"?: "player" | "banker"; } | { readonly "do": "take-hand"; readonly "side": "player" | "banker"; readonly "seat": number; } | { readonly "do": "decline-hand"; readonly "side": "player" | "banker"; readonly "seat": number; } | { readonly "do": "delegate-hand"; readonly "side": "player" | "banker"; readonly "to": string | null; } | { readonly "do": "open-wagering"; } | { readonly "do": "order-dummy-coups"; readonly "reason": "card-order" | "new-shoe" | "during-the-shoe" | "until-a-wager" | "other-cause" | "after-the-last-coup"; readonly "count"?: number; readonly "note"?: string; } | { readonly "do": "ask-to-wager"; readonly "seat": number; readonly "patron": string; } | { readonly "do": "order-free-coups"; readonly "count": number; } | { readonly "do": "report-irregularity"; readonly "what": "opening-burn-missed" | "surplus-card-unseen" | "surplus-card-seen" | "player-card-to-banker" | "third-card-to-player" | "third-card-to-banker" | "card-face-up-in-shoe" | "nobody-wagered" | "cards-to-the-wrong-side" | "card-order-lost" | "cards-drawn-together" | "shoe-order-disturbed" | "too-few-cards" | "cards-missing" | "foreign-card" | "wrong-number-of-cards" | "wager-on-a-shut-tail" | "wager-change-wanted" | "wrong-result-entered" | "terminal-malfunction" | "system-malfunction" | "equipment-malfunction" | "game-disrupted" | "fraud"; readonly "facts": { readonly "cards"?: readonly ("As" | "2s" | "3s" | "4s" | "5s" | "6s" | "7s" | "8s" | "9s" | "Ts" | "Js" | "Qs" | "Ks" | "Ah" | "2h" | "3h" | "4h" | "5h" | "6h" | "7h" | "8h" | "9h" | "Th" | "Jh" | "Qh" | "Kh" | "Ad" | "2d" | "3d" | "4d" | "5d" | "6d" | "7d" | "8d" | "9d" | "Td" | "Jd" | "Qd" | "Kd" | "Ac" | "2c" | "3c" | "4c" | "5c" | "6c" | "7c" | "8c" | "9c" | "Tc" | "Jc" | "Qc" | "Kc" | null)[]; readonly "coup"?: number; readonly "shoe"?: number; readonly "seat"?: number; readonly "patron"?: string; readonly "bet"?: { readonly "on": "player" | "banker" | "tie" | "player-pair" | "banker-pair" | "player-perfect-pair" | "banker-perfect-pair" | "player-dragon-bonus" | "banker-dragon-bonus" | "super-6" | "insurance" | "player-run" | "banker-run" | "combination-run" | "tie-run" | "player-dragon-tail" | "banker-dragon-tail" | "lucky-6" | "dragon-7" | "panda-8"; readonly "length"?: number; readonly "pattern"?: readonly ("player" | "banker")[]; readonly "area"?: "early" | "late"; readonly "position"?: number; }; readonly "choice"?: "complete" | "again" | "reopen" | "dummy"; readonly "orderIsCertain"?: boolean; readonly "canBePutRight"?: boolean; readonly "onset"?: "before-the-close" | "after-the-close"; readonly "fault"?: "door" | "memory" | "acceptor" | "screen" | "touch" | "connection" | "other"; readonly "provenByRecords"?: boolean; readonly "shown"?: readonly ({ readonly "on": "player" | "banker" | "tie" | "player-pair" | "banker-pair" | "player-perfect-pair" | "banker-perfect-pair" | "player-dragon-bonus" | "banker-dragon-bonus" | "super-6" | "insurance" | "player-run" | "banker-run" | "combination-run" | "tie-run" | "player-dragon-tail" | "banker-dragon-tail" | "lucky-6" | "dragon-7" | "panda-8"; readonly "length"?: number; readonly "pattern"?: readonly ("player" | "banker")[]; readonly "area"?: "early" | "late"; readonly "position"?: number; readonly "stake": number; })[]; readonly "foreign"?: "wrong-back" | "joker" | "extra-copy"; readonly "disruption"?: "civil-commotion" | "fire" | "riot" | "brawl" | "robbery" | "act-of-god"; readonly "left"?: number; readonly "markerVisible"?: boolean; readonly "note"?: string; }; } | { readonly "do": "set-face-down"; readonly "faceDown": boolean; } | { readonly "do": "inform-of-squeeze"; readonly "whom": "management" | "surveillance"; readonly "name": string; } | { readonly "do": "settle-coup"; } | { readonly "do": "turn-card"; readonly "side": "player" | "banker"; readonly "card"?: "As" | "2s" | "3s" | "4s" | "5s" | "6s" | "7s" | "8s" | "9s" | "Ts" | "Js" | "Qs" | "Ks" | "Ah" | "2h" | "3h" | "4h" | "5h" | "6h" | "7h" | "8h" | "9h" | "Th" | "Jh" | "Qh" | "Kh" | "Ad" | "2d" | "3d" | "4d" | "5d" | "6d" | "7d" | "8d" | "9d" | "Td" | "Jd" | "Qd" | "Kd" | "Ac" | "2c" | "3c" | "4c" | "5c" | "6c" | "7c" | "8c" | "9c" | "Tc" | "Jc" | "Qc" | "Kc"; } | { readonly "do": "open-claim"; readonly "seat"?: number; readonly "patron"?: string; readonly "says": string; } | { readonly "do": "close-claim"; readonly "claim": number; readonly "action": string; readonly "outcome"?: "upheld" | "settled" | "denied"; } | { readonly "do": "dispute-claim"; readonly "claim": number; } | { readonly "do": "advise-complainant"; readonly "claim": number; } | { readonly "do": "end-detention"; readonly "patron": string; readonly "takenOverBy": string; } | { readonly "do": "lift-exclusion"; readonly "patron": string; readonly "finding": string; } | { readonly "do": "name-nominee"; readonly "seat": number; readonly "nominee": string | null; } | { readonly "do": "sanction-patron"; readonly "kind": "void-wagers" | "exclude" | "hold-winnings" | "device-taken" | "detained"; readonly "seat": number; readonly "patron": string; readonly "breach": string; readonly "story": string; readonly "cents"?: number; readonly "since"?: { readonly "shoe": number; readonly "coup": number; }; readonly "riding"?: "void" | "let-run"; readonly "custodian"?: string; } | { readonly "do": "allow-standing-patrons"; readonly "allowed": boolean; } | { readonly "do": "stand-behind"; readonly "seat": number; readonly "patron": string; } | { readonly "do": "tag-partnership"; readonly "patrons": readonly (string)[]; } | { readonly "do": "ask-to-see-burn-card"; readonly "seat": number; } | { readonly "do": "burn-card"; } | { readonly "do": "decline-cut"; readonly "seat"?: number; } | { readonly "do": "name-cutter"; readonly "seat"?: number; readonly "person"?: string; } | { readonly "do": "order-shuffle"; readonly "cause"?: "abnormal-sequence" | "mishandled-cards" | "other-cause"; readonly "reason": string; } | { readonly "do": "take-shoe"; readonly "seat": number; } | { readonly "do": "decline-shoe"; readonly "seat": number; } | { readonly "do": "give-up-shoe"; } | { readonly "do": "delegate-dealing"; readonly "to": string; } | { readonly "do": "choose-dealing-method"; readonly "method": "dealer" | "hands-to-wagerers"; } | { readonly "do": "bring-cards"; readonly "cardSet": string; readonly "preShuffled": boolean; } | { readonly "do": "prepare-shoe"; readonly "step": "check" | "shuffle" | "cut" | "place-cutting-card" | "burn"; readonly "cutAt"?: number; readonly "cutter"?: number; readonly "burnt"?: "As" | "2s" | "3s" | "4s" | "5s" | "6s" | "7s" | "8s" | "9s" | "Ts" | "Js" | "Qs" | "Ks" | "Ah" | "2h" | "3h" | "4h" | "5h" | "6h" | "7h" | "8h" | "9h" | "Th" | "Jh" | "Qh" | "Kh" | "Ad" | "2d" | "3d" | "4d" | "5d" | "6d" | "7d" | "8d" | "9d" | "Td" | "Jd" | "Qd" | "Kd" | "Ac" | "2c" | "3c" | "4c" | "5c" | "6c" | "7c" | "8c" | "9c" | "Tc" | "Jc" | "Qc" | "Kc"; readonly "burnOnRequest"?: boolean; readonly "requestedBy"?: number; readonly "checkedBy"?: number; readonly "shuffler"?: { readonly "device": string; readonly "approval": string; }; readonly "cardSeen"?: boolean; } | { readonly "do": "record-cutting-card"; } | { readonly "do": "replace-cards"; readonly "cards": readonly ("As" | "2s" | "3s" | "4s" | "5s" | "6s" | "7s" | "8s" | "9s" | "Ts" | "Js" | "Qs" | "Ks" | "Ah" | "2h" | "3h" | "4h" | "5h" | "6h" | "7h" | "8h" | "9h" | "Th" | "Jh" | "Qh" | "Kh" | "Ad" | "2d" | "3d" | "4d" | "5d" | "6d" | "7d" | "8d" | "9d" | "Td" | "Jd" | "Qd" | "Kd" | "Ac" | "2c" | "3c" | "4c" | "5c" | "6c" | "7c" | "8c" | "9c" | "Tc" | "Jc" | "Qc" | "Kc")[]; readonly "reason": string; } | { readonly "do": "show-burn-card"; readonly "requestedBy": number; readonly "card": "As" | "2s" | "3s" | "4s" | "5s" | "6s" | "7s" | "8s" | "9s" | "Ts" | "Js" | "Qs" | "Ks" | "Ah" | "2h" | "3h" | "4h" | "5h" | "6h" | "7h" | "8h" | "9h" | "Th" | "Jh" | "Qh" | "Kh" | "Ad" | "2d" | "3d" | "4d" | "5d" | "6d" | "7d" | "8d" | "9d" | "Td" | "Jd" | "Qd" | "Kd" | "Ac" | "2c" | "3c" | "4c" | "5c" | "6c" | "7c" | "8c" | "9c" | "Tc" | "Jc" | "Qc" | "Kc"; } | { readonly "do": "agree-limits"; readonly "seat": number; readonly "patron": string; readonly "limits": Readonly<Record<string, { readonly "min": number; readonly "max": number; readonly "step": number; }>> | null; readonly "patronAgrees": boolean; } | { readonly "do": "arrange-above-differential"; readonly "seat": number; readonly "patron": string; readonly "max": number | null; } | { readonly "do": "announce-limits"; readonly "limits": Readonly<Record<string, { readonly "min": number; readonly "max": number; readonly "step": number; }>>; readonly "aggregateMin": number; readonly "setup": string; } | { readonly "do": "withdraw-limits"; } | { readonly "do": "consent-to-limits"; readonly "patron": string; } | { readonly "do": "begin-gaming-day"; readonly "day": (string); } | { readonly "do": "change-setup"; readonly "setup": { readonly "id": string; readonly "rulebook": "crown-rapid" | "mbs-rapid" | "tasmania" | "crown" | "demonstration"; readonly "edition"?: string; readonly "amendment"?: { readonly "edition": string; readonly "from": "gaming-day" | "shoe"; }; readonly "version": "traditional" | "crown" | "no-commission" | "federal" | "two-to-one" | "tie-baccarat" | "lucky-6" | "commission-free"; readonly "decks": number; readonly "currency": string; readonly "offered": readonly ("player" | "banker" | "tie" | "player-pair" | "banker-pair" | "player-perfect-pair" | "banker-perfect-pair" | "player-dragon-bonus" | "banker-dragon-bonus" | "super-6" | "insurance" | "player-run" | "banker-run" | "combination-run" | "tie-run" | "player-dragon-tail" | "banker-dragon-tail" | "lucky-6" | "dragon-7" | "panda-8")[]; readonly "pay": { readonly "dragonBonus": number; readonly "perfectPairs": number; readonly "tiePercent"?: { readonly "player": number; readonly "banker": number; }; readonly "differential"?: number; readonly "chip": number; }; readonly "limits": Readonly<Record<string, { readonly "min": number; readonly "max": number; readonly "step": number; }>>; readonly "aggregateMin": number; readonly "seats": readonly ({ readonly "number": number; readonly "kind": "terminal" | "remote-terminal" | "seat"; readonly "printer": boolean; readonly "noteAcceptor": boolean; })[]; readonly "stakeMode": "seat-terminals" | "recorded" | "results-only" | "tournament"; readonly "wageringMs": number | null; readonly "insuranceMs"?: number; readonly "cutFromBack": number; readonly "cuttingCard": "counted" | "noted"; readonly "faceDown": boolean; readonly "method": "dealer" | "hands-to-wagerers" | "shoe-to-a-wagerer"; readonly "layout": "A" | "B" | "C"; readonly "differentialBasis": "net" | "gross"; readonly "collectiveLiability": number | null; readonly "tails": { readonly "earlyDuringHold": boolean; readonly "closedOnLastCoup": boolean; }; readonly "deferredCommission": boolean; readonly "returnFloor": { readonly "least": number; readonly "returns"?: Readonly<Record<string, number>>; } | null; readonly "substantialWin"?: number; readonly "ticketsIn"?: boolean; readonly "extras"?: readonly ("roads" | "favourites" | "squeeze" | "sounds" | "ask-roads" | "road-alerts")[]; readonly "recalculation"?: { readonly "approval": string; }; readonly "practice": boolean; }; } | { readonly "do": "announce-closing"; readonly "closesAt": number; } | { readonly "do": "close-table"; readonly "cardsChecked": boolean; readonly "acceptsOpen"?: boolean; readonly "cardsCounted"?: number; readonly "note"?: string; } | { readonly "do": "move-float"; readonly "move": "opening" | "fill" | "credit"; readonly "cents": number; readonly "slip": string; readonly "chips"?: readonly ({ readonly "chip": number; readonly "count": number; })[]; } | { readonly "do": "open-table"; readonly "setup": { readonly "id": string; readonly "rulebook": "crown-rapid" | "mbs-rapid" | "tasmania" | "crown" | "demonstration"; readonly "edition"?: string; readonly "amendment"?: { readonly "edition": string; readonly "from": "gaming-day" | "shoe"; }; readonly "version": "traditional" | "crown" | "no-commission" | "federal" | "two-to-one" | "tie-baccarat" | "lucky-6" | "commission-free"; readonly "decks": number; readonly "currency": string; readonly "offered": readonly ("player" | "banker" | "tie" | "player-pair" | "banker-pair" | "player-perfect-pair" | "banker-perfect-pair" | "player-dragon-bonus" | "banker-dragon-bonus" | "super-6" | "insurance" | "player-run" | "banker-run" | "combination-run" | "tie-run" | "player-dragon-tail" | "banker-dragon-tail" | "lucky-6" | "dragon-7" | "panda-8")[]; readonly "pay": { readonly "dragonBonus": number; readonly "perfectPairs": number; readonly "tiePercent"?: { readonly "player": number; readonly "banker": number; }; readonly "differential"?: number; readonly "chip": number; }; readonly "limits": Readonly<Record<string, { readonly "min": number; readonly "max": number; readonly "step": number; }>>; readonly "aggregateMin": number; readonly "seats": readonly ({ readonly "number": number; readonly "kind": "terminal" | "remote-terminal" | "seat"; readonly "printer": boolean; readonly "noteAcceptor": boolean; })[]; readonly "stakeMode": "seat-terminals" | "recorded" | "results-only" | "tournament"; readonly "wageringMs": number | null; readonly "insuranceMs"?: number; readonly "cutFromBack": number; readonly "cuttingCard": "counted" | "noted"; readonly "faceDown": boolean; readonly "method": "dealer" | "hands-to-wagerers" | "shoe-to-a-wagerer"; readonly "layout": "A" | "B" | "C"; readonly "differentialBasis": "net" | "gross"; readonly "collectiveLiability": number | null; readonly "tails": { readonly "earlyDuringHold": boolean; readonly "closedOnLastCoup": boolean; }; readonly "deferredCommission": boolean; readonly "returnFloor": { readonly "least": number; readonly "returns"?: Readonly<Record<string, number>>; } | null; readonly "substantialWin"?: number; readonly "ticketsIn"?: boolean; readonly "extras"?: readonly ("roads" | "favourites" | "squeeze" | "sounds" | "ask-roads" | "road-alerts")[]; readonly "recalculation"?: { readonly "approval": string; }; readonly "practice": boolean; }; } | { readonly "do": "sign-on"; readonly "duty": "dealer" | "game-supervisor" | "casino-supervisor" | "table-inspector"; } | { readonly "do": "sign-off"; readonly "duty": "dealer" | "game-supervisor" | "casino-supervisor" | "table-inspector"; } | { readonly "do": "call-bet"; readonly "seat": number; readonly "patron": string; readonly "coup"?: number; readonly "bet": { readonly "on": "player" | "banker" | "tie" | "player-pair" | "banker-pair" | "player-perfect-pair" | "banker-perfect-pair" | "player-dragon-bonus" | "banker-dragon-bonus" | "super-6" | "insurance" | "player-run" | "banker-run" | "combination-run" | "tie-run" | "player-dragon-tail" | "banker-dragon-tail" | "lucky-6" | "dragon-7" | "panda-8"; readonly "length"?: number; readonly "pattern"?: readonly ("player" | "banker")[]; readonly "area"?: "early" | "late"; readonly "position"?: number; }; readonly "stake": number; readonly "tender": "cash" | "vouchers" | "tokens" | "chips" | "notes" | "tickets"; readonly "cents": number; } | { readonly "do": "clear-wagers"; readonly "seat": number; readonly "patron": string; readonly "coup"?: number; readonly "revision": number; } | { readonly "do": "confirm-snapshot"; readonly "seat": number; readonly "digest": string; readonly "signature": string; } | { readonly "do": "close-discrepancy"; readonly "seat": number; readonly "shoe"?: number; readonly "coup"?: number; readonly "note": string; } | { readonly "do": "move-wager"; readonly "seat": number; readonly "patron": string; readonly "coup"?: number; readonly "from": { readonly "on": "player" | "banker" | "tie" | "player-pair" | "banker-pair" | "player-perfect-pair" | "banker-perfect-pair" | "player-dragon-bonus" | "banker-dragon-bonus" | "super-6" | "insurance" | "player-run" | "banker-run" | "combination-run" | "tie-run" | "player-dragon-tail" | "banker-dragon-tail" | "lucky-6" | "dragon-7" | "panda-8"; readonly "length"?: number; readonly "pattern"?: readonly ("player" | "banker")[]; readonly "area"?: "early" | "late"; readonly "position"?: number; }; readonly "to": { readonly "on": "player" | "banker" | "tie" | "player-pair" | "banker-pair" | "player-perfect-pair" | "banker-perfect-pair" | "player-dragon-bonus" | "banker-dragon-bonus" | "super-6" | "insurance" | "player-run" | "banker-run" | "combination-run" | "tie-run" | "player-dragon-tail" | "banker-dragon-tail" | "lucky-6" | "dragon-7" | "panda-8"; readonly "length"?: number; readonly "pattern"?: readonly ("player" | "banker")[]; readonly "area"?: "early" | "late"; readonly "position"?: number; }; readonly "stake": number; readonly "revision": number; } | { readonly "do": "record-wager"; readonly "seat": number; readonly "patron": string; readonly "coup"?: number; readonly "bet": { readonly "on": "player" | "banker" | "tie" | "player-pair" | "banker-pair" | "player-perfect-pair" | "banker-perfect-pair" | "player-dragon-bonus" | "banker-dragon-bonus" | "super-6" | "insurance" | "player-run" | "banker-run" | "combination-run" | "tie-run" | "player-dragon-tail" | "banker-dragon-tail" | "lucky-6" | "dragon-7" | "panda-8"; readonly "length"?: number; readonly "pattern"?: readonly ("player" | "banker")[]; readonly "area"?: "early" | "late"; readonly "position"?: number; }; readonly "stake": number; } | { readonly "do": "reduce-pro-rata"; } | { readonly "do": "set-collective-liability"; readonly "cents": number | null; readonly "setup": string; } | { readonly "do": "refuse-wager"; readonly "seat": number; readonly "patron": string; readonly "bet": { readonly "on": "player" | "banker" | "tie" | "player-pair" | "banker-pair" | "player-perfect-pair" | "banker-perfect-pair" | "player-dragon-bonus" | "banker-dragon-bonus" | "super-6" | "insurance" | "player-run" | "banker-run" | "combination-run" | "tie-run" | "player-dragon-tail" | "banker-dragon-tail" | "lucky-6" | "dragon-7" | "panda-8"; readonly "length"?: number; readonly "pattern"?: readonly ("player" | "banker")[]; readonly "area"?: "early" | "late"; readonly "position"?: number; }; } | { readonly "do": "repeat-wagers"; readonly "seat": number; readonly "patron": string; readonly "coup"?: number; readonly "revision": number; } | { readonly "do": "double-wagers"; readonly "seat": number; readonly "patron": string; readonly "coup"?: number; readonly "revision": number; } | { readonly "do": "set-own-limits"; readonly "seat": number; readonly "patron": string; readonly "mostLost": number | null; readonly "mostOnACoup": number | null; readonly "remindMinutes": number | null; readonly "breakMinutes": number | null; } | { readonly "do": "set-wager"; readonly "seat": number; readonly "patron": string; readonly "coup"?: number; readonly "bet": { readonly "on": "player" | "banker" | "tie" | "player-pair" | "banker-pair" | "player-perfect-pair" | "banker-perfect-pair" | "player-dragon-bonus" | "banker-dragon-bonus" | "super-6" | "insurance" | "player-run" | "banker-run" | "combination-run" | "tie-run" | "player-dragon-tail" | "banker-dragon-tail" | "lucky-6" | "dragon-7" | "panda-8"; readonly "length"?: number; readonly "pattern"?: readonly ("player" | "banker")[]; readonly "area"?: "early" | "late"; readonly "position"?: number; }; readonly "stake": number; } | { readonly "do": "return-terminal"; readonly "seat": number; readonly "fault": "door" | "memory" | "acceptor" | "screen" | "touch" | "connection" | "other"; readonly "selfTest": string; readonly "technician"?: string; } | { readonly "do": "close-wager-window"; }; };
    answer: { readonly "request": string; readonly "state": "waits" | "agreed" | "refused" | "expired" | "withdrawn" | "served"; /** Until then it can be answered, and an answer serves. */ readonly "until": number; /** Who has answered. */ readonly "by": string | null; readonly "role": "dealer" | "game-supervisor" | "casino-supervisor" | "pit-boss" | "operator" | "table-inspector" | "tournament-director" | "cashier" | "surveillance" | "inspector" | "administrator" | null; /** Why it was refused. */ readonly "why": string | null; };
  };
  /** Approvals that wait for somebody in this role, asked of the floor or of the table first */
  getApprovalRequests: {
    method: 'GET';
    path: '/api/approval-requests';
    params: undefined;
    query: undefined;
    body: undefined;
    answer: { readonly "requests": readonly ({ /** None while the table itself looks for somebody: the floor cannot answer yet. */ readonly "request": string | null; readonly "table": string; readonly "act": string; /** Of a report: what went wrong. */ readonly "what": string | null; readonly "seat": number | null; readonly "patron": string | null; readonly "cents": number | null; readonly "currency": string | null; /** All else that the command says. */ readonly "figures": readonly ({ readonly "name": string; readonly "says": string; })[]; /** What it would move, seat by seat, as the table stands. */ readonly "moves": readonly ({ readonly "seat": number; readonly "patron": string; readonly "stakes": number; readonly "account": number; })[]; /** The cards on the felt, and as they would lie then; null where none would change. */ readonly "felt": { readonly "before": { readonly "player": readonly ("As" | "2s" | "3s" | "4s" | "5s" | "6s" | "7s" | "8s" | "9s" | "Ts" | "Js" | "Qs" | "Ks" | "Ah" | "2h" | "3h" | "4h" | "5h" | "6h" | "7h" | "8h" | "9h" | "Th" | "Jh" | "Qh" | "Kh" | "Ad" | "2d" | "3d" | "4d" | "5d" | "6d" | "7d" | "8d" | "9d" | "Td" | "Jd" | "Qd" | "Kd" | "Ac" | "2c" | "3c" | "4c" | "5c" | "6c" | "7c" | "8c" | "9c" | "Tc" | "Jc" | "Qc" | "Kc" | null)[]; readonly "banker": readonly ("As" | "2s" | "3s" | "4s" | "5s" | "6s" | "7s" | "8s" | "9s" | "Ts" | "Js" | "Qs" | "Ks" | "Ah" | "2h" | "3h" | "4h" | "5h" | "6h" | "7h" | "8h" | "9h" | "Th" | "Jh" | "Qh" | "Kh" | "Ad" | "2d" | "3d" | "4d" | "5d" | "6d" | "7d" | "8d" | "9d" | "Td" | "Jd" | "Qd" | "Kd" | "Ac" | "2c" | "3c" | "4c" | "5c" | "6c" | "7c" | "8c" | "9c" | "Tc" | "Jc" | "Qc" | "Kc" | null)[]; }; readonly "after": { readonly "player": readonly ("As" | "2s" | "3s" | "4s" | "5s" | "6s" | "7s" | "8s" | "9s" | "Ts" | "Js" | "Qs" | "Ks" | "Ah" | "2h" | "3h" | "4h" | "5h" | "6h" | "7h" | "8h" | "9h" | "Th" | "Jh" | "Qh" | "Kh" | "Ad" | "2d" | "3d" | "4d" | "5d" | "6d" | "7d" | "8d" | "9d" | "Td" | "Jd" | "Qd" | "Kd" | "Ac" | "2c" | "3c" | "4c" | "5c" | "6c" | "7c" | "8c" | "9c" | "Tc" | "Jc" | "Qc" | "Kc" | null)[]; readonly "banker": readonly ("As" | "2s" | "3s" | "4s" | "5s" | "6s" | "7s" | "8s" | "9s" | "Ts" | "Js" | "Qs" | "Ks" | "Ah" | "2h" | "3h" | "4h" | "5h" | "6h" | "7h" | "8h" | "9h" | "Th" | "Jh" | "Qh" | "Kh" | "Ad" | "2d" | "3d" | "4d" | "5d" | "6d" | "7d" | "8d" | "9d" | "Td" | "Jd" | "Qd" | "Kd" | "Ac" | "2c" | "3c" | "4c" | "5c" | "6c" | "7c" | "8c" | "9c" | "Tc" | "Jc" | "Qc" | "Kc" | null)[]; }; } | null; /** Why the table would not do it as it stands. */ readonly "refusal": unknown; readonly "by": string; readonly "role": "dealer" | "game-supervisor" | "casino-supervisor" | "pit-boss" | "operator" | "table-inspector" | "tournament-director" | "cashier" | "surveillance" | "inspector" | "administrator"; /** When somebody was first looked for at the table. */ readonly "firstAt": number; /** When the floor was asked, or may be asked. */ readonly "at": number; readonly "until": number; /** What the patron has on the account there. */ readonly "balance": number | null; /** What the patron has on the felt there. */ readonly "staked": number | null; readonly "dealer": string | null; readonly "supervisor": string | null; /** Nobody agrees to their own. */ readonly "own": boolean; })[]; };
  };
  /** What became of a request, for whoever has asked */
  getApprovalRequestsByRequest: {
    method: 'GET';
    path: '/api/approval-requests/{request}';
    params: { readonly "request": string; };
    query: undefined;
    body: undefined;
    answer: { readonly "request": string; readonly "state": "waits" | "agreed" | "refused" | "expired" | "withdrawn" | "served"; /** Until then it can be answered, and an answer serves. */ readonly "until": number; /** Who has answered. */ readonly "by": string | null; readonly "role": "dealer" | "game-supervisor" | "casino-supervisor" | "pit-boss" | "operator" | "table-inspector" | "tournament-director" | "cashier" | "surveillance" | "inspector" | "administrator" | null; /** Why it was refused. */ readonly "why": string | null; };
  };
  /** Takes the approval that was agreed to; it serves for that command, once */
  postApprovalRequestsTake: {
    method: 'POST';
    path: '/api/approval-requests/take';
    params: undefined;
    query: undefined;
    body: { readonly "request": string; };
    answer: { /** Goes with that command at that table, once. */ readonly "approval": string; readonly "id": string; readonly "role": "dealer" | "game-supervisor" | "casino-supervisor" | "pit-boss" | "operator" | "table-inspector" | "tournament-director" | "cashier" | "surveillance" | "inspector" | "administrator"; readonly "until": number; };
  };
  /** Takes the own request back */
  postApprovalRequestsWithdraw: {
    method: 'POST';
    path: '/api/approval-requests/withdraw';
    params: undefined;
    query: undefined;
    body: { readonly "request": string; };
    answer: { readonly "request": string; readonly "state": "waits" | "agreed" | "refused" | "expired" | "withdrawn" | "served"; /** Until then it can be answered, and an answer serves. */ readonly "until": number; /** Who has answered. */ readonly "by": string | null; readonly "role": "dealer" | "game-supervisor" | "casino-supervisor" | "pit-boss" | "operator" | "table-inspector" | "tournament-director" | "cashier" | "surveillance" | "inspector" | "administrator" | null; /** Why it was refused. */ readonly "why": string | null; };
  };
  /** Agrees to a command that somebody else has asked for, by PIN or password */
  postApprovalRequestsAgree: {
    method: 'POST';
    path: '/api/approval-requests/agree';
    params: undefined;
    query: undefined;
    body: { readonly "request": string; readonly "password"?: string; /** Instead of the password. */ readonly "pin"?: string; readonly "code"?: string; };
    answer: { readonly "request": string; readonly "state": "waits" | "agreed" | "refused" | "expired" | "withdrawn" | "served"; /** Until then it can be answered, and an answer serves. */ readonly "until": number; /** Who has answered. */ readonly "by": string | null; readonly "role": "dealer" | "game-supervisor" | "casino-supervisor" | "pit-boss" | "operator" | "table-inspector" | "tournament-director" | "cashier" | "surveillance" | "inspector" | "administrator" | null; /** Why it was refused. */ readonly "why": string | null; };
  };
  /** Refuses a command that somebody else has asked for, and says why */
  postApprovalRequestsRefuse: {
    method: 'POST';
    path: '/api/approval-requests/refuse';
    params: undefined;
    query: undefined;
    body: { readonly "request": string; readonly "password"?: string; /** Instead of the password. */ readonly "pin"?: string; readonly "code"?: string; readonly "why": string; };
    answer: { readonly "request": string; readonly "state": "waits" | "agreed" | "refused" | "expired" | "withdrawn" | "served"; /** Until then it can be answered, and an answer serves. */ readonly "until": number; /** Who has answered. */ readonly "by": string | null; readonly "role": "dealer" | "game-supervisor" | "casino-supervisor" | "pit-boss" | "operator" | "table-inspector" | "tournament-director" | "cashier" | "surveillance" | "inspector" | "administrator" | null; /** Why it was refused. */ readonly "why": string | null; };
  };
  /** Locks tables at once in an emergency, and puts felt, float and accounts on record */
  postEvacuations: {
    method: 'POST';
    path: '/api/evacuations';
    params: undefined;
    query: undefined;
    body: { readonly "tables": readonly (string)[]; readonly "why": string; };
    answer: { readonly "tables": readonly ({ readonly "table": string; readonly "phase": string; readonly "shoe": number; readonly "coup": number | null; readonly "currency": string; /** All stakes that lay. */ readonly "felt": number; /** The chips of the table; null where it has none of its own. */ readonly "float": number | null; /** What patrons had there, their stakes included. */ readonly "accounts": number; readonly "at": number; readonly "by": string; readonly "why": string; })[]; };
  };
  /** Tables that were left in an emergency and are not open again */
  getEvacuations: {
    method: 'GET';
    path: '/api/evacuations';
    params: undefined;
    query: undefined;
    body: undefined;
    answer: { readonly "tables": readonly ({ readonly "table": string; readonly "phase": string; readonly "shoe": number; readonly "coup": number | null; readonly "currency": string; /** All stakes that lay. */ readonly "felt": number; /** The chips of the table; null where it has none of its own. */ readonly "float": number | null; /** What patrons had there, their stakes included. */ readonly "accounts": number; readonly "at": number; readonly "by": string; readonly "why": string; })[]; };
  };
  /** Opens a table again that was left: counted, ruled on, differences explained, by two */
  postEvacuationsOver: {
    method: 'POST';
    path: '/api/evacuations/over';
    params: undefined;
    query: undefined;
    body: { readonly "table": string; /** What lies there now; null where the table has no chips. */ readonly "counted": { readonly "felt": number; readonly "float": number; } | null; /** Where the count differs. */ readonly "explains": string; /** What becomes of the coup that was left. */ readonly "ruling": string; readonly "approver": { readonly "id": string; readonly "password"?: string; /** Instead of the password. */ readonly "pin"?: string; readonly "code"?: string; readonly "role"?: "dealer" | "game-supervisor" | "casino-supervisor" | "pit-boss" | "operator" | "table-inspector" | "tournament-director" | "cashier" | "surveillance" | "inspector" | "administrator"; }; };
    answer: Readonly<Record<string, never>>;
  };
  /** What displays tell now besides the game */
  getDisplayMessages: {
    method: 'GET';
    path: '/api/display-messages';
    params: undefined;
    query: undefined;
    body: undefined;
    answer: { readonly "messages": readonly ({ /** Its number. */ readonly "message": string; readonly "tables": readonly (string)[]; /** By language; a display that speaks another one shows the first. */ readonly "texts": Readonly<Record<string, string>>; readonly "since": number; readonly "until": number; readonly "by": string; })[]; };
  };
  /** Shows two lines on the displays of chosen tables for a time */
  postDisplayMessages: {
    method: 'POST';
    path: '/api/display-messages';
    params: undefined;
    query: undefined;
    body: { readonly "tables": readonly (string)[]; /** By language; a display that speaks another one shows the first. */ readonly "texts": Readonly<Record<string, string>>; readonly "minutes": number; };
    answer: { /** Its number. */ readonly "message": string; readonly "tables": readonly (string)[]; /** By language; a display that speaks another one shows the first. */ readonly "texts": Readonly<Record<string, string>>; readonly "since": number; readonly "until": number; readonly "by": string; };
  };
  /** Takes a message off the displays before its time */
  postDisplayMessagesOver: {
    method: 'POST';
    path: '/api/display-messages/over';
    params: undefined;
    query: undefined;
    body: { readonly "message": string; };
    answer: Readonly<Record<string, never>>;
  };
  /** Every seat of a table: who has it, with what, how long idle, for whom it is kept */
  getKeptSeats: {
    method: 'GET';
    path: '/api/kept-seats';
    params: undefined;
    query: { readonly "table": string; };
    body: undefined;
    answer: { readonly "table": string; readonly "currency": string; readonly "seats": readonly ({ readonly "seat": number; readonly "patron": string | null; /** What the patron has there, stakes included. */ readonly "cents": number; readonly "staked": number; /** Coups in a row without a wager while no other seat was free. */ readonly "idleCoups": number; readonly "kept": { readonly "table": string; readonly "seat": number; readonly "patron": string; readonly "since": number; readonly "until": number; readonly "by": string; } | null; /** Not where a machine takes notes from whoever comes. */ readonly "mayBeKept": boolean; })[]; };
  };
  /** Keeps a seat for a patron who is away: nobody else sits there, nobody takes it as idle */
  postKeptSeats: {
    method: 'POST';
    path: '/api/kept-seats';
    params: undefined;
    query: undefined;
    body: { readonly "table": string; readonly "seat": number; readonly "patron": string; readonly "minutes": number; };
    answer: { readonly "table": string; readonly "seat": number; readonly "patron": string; readonly "since": number; readonly "until": number; readonly "by": string; };
  };
  /** A kept seat is anybody’s again before its time */
  postKeptSeatsOver: {
    method: 'POST';
    path: '/api/kept-seats/over';
    params: undefined;
    query: undefined;
    body: { readonly "table": string; readonly "seat": number; };
    answer: Readonly<Record<string, never>>;
  };
  /** Credit that was left at tables and is held for its patrons */
  getCustody: {
    method: 'GET';
    path: '/api/custody';
    params: undefined;
    query: undefined;
    body: undefined;
    answer: { readonly "held": readonly ({ /** Its number, for receipt and payment. */ readonly "custody": string; readonly "table": string; readonly "seat": number; readonly "patron": string; readonly "cents": number; readonly "currency": string; /** How the credit was found, in the words of who took it. */ readonly "found": string; readonly "at": number; readonly "by": string; readonly "approvedBy": string; })[]; };
  };
  /** Takes the credit that a patron left at a seat into custody: two people, the whole sum */
  postCustody: {
    method: 'POST';
    path: '/api/custody';
    params: undefined;
    query: undefined;
    body: { readonly "table": string; readonly "seat": number; readonly "patron": string; /** The whole credit, said again. */ readonly "cents": number; readonly "found": string; readonly "approver": { readonly "id": string; readonly "password"?: string; /** Instead of the password. */ readonly "pin"?: string; readonly "code"?: string; readonly "role"?: "dealer" | "game-supervisor" | "casino-supervisor" | "pit-boss" | "operator" | "table-inspector" | "tournament-director" | "cashier" | "surveillance" | "inspector" | "administrator"; }; };
    answer: { /** Its number, for receipt and payment. */ readonly "custody": string; readonly "table": string; readonly "seat": number; readonly "patron": string; readonly "cents": number; readonly "currency": string; /** How the credit was found, in the words of who took it. */ readonly "found": string; readonly "at": number; readonly "by": string; readonly "approvedBy": string; };
  };
  /** Pays what was in custody to its patron, whole and once: cashier and supervisor */
  postCustodyPaid: {
    method: 'POST';
    path: '/api/custody/paid';
    params: undefined;
    query: undefined;
    body: { readonly "custody": string; /** The whole sum, said again. */ readonly "cents": number; /** How the person was known. */ readonly "note": string; readonly "approver": { readonly "id": string; readonly "password"?: string; /** Instead of the password. */ readonly "pin"?: string; readonly "code"?: string; readonly "role"?: "dealer" | "game-supervisor" | "casino-supervisor" | "pit-boss" | "operator" | "table-inspector" | "tournament-director" | "cashier" | "surveillance" | "inspector" | "administrator"; }; };
    answer: { /** Its number, for receipt and payment. */ readonly "custody": string; readonly "table": string; readonly "seat": number; readonly "patron": string; readonly "cents": number; readonly "currency": string; /** How the credit was found, in the words of who took it. */ readonly "found": string; readonly "at": number; readonly "by": string; readonly "approvedBy": string; };
  };
  /** Redeems a ticket, once */
  postCageRedeem: {
    method: 'POST';
    path: '/api/cage/redeem';
    params: undefined;
    query: undefined;
    body: { /** As printed, with or without hyphens. */ readonly "number": string; };
    answer: { readonly "id": string; readonly "cents": number; readonly "currency": string; };
  };
  /** Voids a ticket and pays it by hand: a second person proves who they are */
  postCageVoid: {
    method: 'POST';
    path: '/api/cage/void';
    params: undefined;
    query: undefined;
    body: { readonly "ticket": string; readonly "why": string; readonly "approver": { readonly "id": string; readonly "password"?: string; /** Instead of the password. */ readonly "pin"?: string; readonly "code"?: string; readonly "role"?: "dealer" | "game-supervisor" | "casino-supervisor" | "pit-boss" | "operator" | "table-inspector" | "tournament-director" | "cashier" | "surveillance" | "inspector" | "administrator"; }; };
    answer: { readonly "id": string; readonly "cents": number; readonly "currency": string; };
  };
  /** Another paper of a ticket, as PDF: a reason, and a second person */
  postCageDuplicate: {
    method: 'POST';
    path: '/api/cage/duplicate';
    params: undefined;
    query: undefined;
    body: { readonly "ticket": string; readonly "why": string; readonly "approver": { readonly "id": string; readonly "password"?: string; /** Instead of the password. */ readonly "pin"?: string; readonly "code"?: string; readonly "role"?: "dealer" | "game-supervisor" | "casino-supervisor" | "pit-boss" | "operator" | "table-inspector" | "tournament-director" | "cashier" | "surveillance" | "inspector" | "administrator"; }; };
    answer: unknown;
  };
  /** What is owed on tickets; never with a whole number */
  getCageTickets: {
    method: 'GET';
    path: '/api/cage/tickets';
    params: undefined;
    query: undefined;
    body: undefined;
    answer: { readonly "at": number; readonly "meters": { readonly "issued": { readonly "count": number; readonly "cents": number; }; readonly "paid": { readonly "count": number; readonly "cents": number; }; readonly "redeemed": { readonly "count": number; readonly "cents": number; }; readonly "void": { readonly "count": number; readonly "cents": number; }; readonly "cancelled": { readonly "count": number; readonly "cents": number; }; readonly "credited": { readonly "count": number; readonly "cents": number; }; }; readonly "outstanding": { readonly "count": number; readonly "cents": number; }; readonly "expired": { readonly "count": number; readonly "cents": number; }; readonly "underWay": { readonly "count": number; readonly "cents": number; }; readonly "tickets": readonly ({ readonly "id": string; /** Masked but for its last four digits. */ readonly "number": string; readonly "table": string; readonly "seat": number; readonly "cents": number; readonly "currency": string; readonly "issuedAt": number; readonly "state": string; readonly "isExpired": boolean; })[]; };
  };
  /** Takes a ticket into the terminal that asks, once, as a note is taken */
  postTickets: {
    method: 'POST';
    path: '/api/tickets';
    params: undefined;
    query: undefined;
    body: { /** Of the seat in a demonstration; else the browser’s own. */ readonly "token"?: string; /** As printed, with or without hyphens. */ readonly "number": string; };
    answer: { readonly "credited": number; /** Held: its table gives the chips as soon as it can. */ readonly "waits": string | null; /** Why the ticket is not taken, if it is not. */ readonly "refusal": { readonly "refused": string; readonly "clause": string; readonly "reason": unknown; readonly "needs"?: string; readonly "report"?: string; readonly "asks"?: string; } | null; };
  };
  /** Shows a ticket by its number before anything is paid on it */
  postCageLookUp: {
    method: 'POST';
    path: '/api/cage/look-up';
    params: undefined;
    query: undefined;
    body: { /** As printed, with or without hyphens. */ readonly "number": string; };
    answer: { readonly "id": string; readonly "table": string | null; readonly "seat": number | null; readonly "cents": number; readonly "currency": string; readonly "issuedAt": number | null; readonly "expiresAt": number | null; readonly "duplicates": number; /** Why it is not paid; null where it can be. */ readonly "reason": unknown; };
  };
  /** Pays what a correction owes a patron, or takes what they owe: cashier and supervisor */
  postCageOutstanding: {
    method: 'POST';
    path: '/api/cage/outstanding';
    params: undefined;
    query: undefined;
    body: { readonly "table": string; readonly "seat": number; readonly "patron": string; readonly "cents": number; readonly "way": "owed" | "owing"; /** How the person was known. */ readonly "note": string; readonly "approver": { readonly "id": string; readonly "password"?: string; /** Instead of the password. */ readonly "pin"?: string; readonly "code"?: string; readonly "role"?: "dealer" | "game-supervisor" | "casino-supervisor" | "pit-boss" | "operator" | "table-inspector" | "tournament-director" | "cashier" | "surveillance" | "inspector" | "administrator"; }; };
    answer: { readonly "table": string; readonly "seat": number; readonly "patron": string; readonly "cents": number; };
  };
  /** What ought to lie in each box at the end of a gaming day, and how it was closed */
  getCageDay: {
    method: 'GET';
    path: '/api/cage/day';
    params: undefined;
    query: { readonly "day": (string); };
    body: undefined;
    answer: { readonly "day": (string); readonly "isOver": boolean; readonly "lines": readonly ({ /** Table and tender, or the cage. */ readonly "box": string; readonly "currency": string; readonly "expected": number; })[]; readonly "floats": readonly ({ readonly "table": string; readonly "currency": string; readonly "cents": number; })[]; readonly "closed": { readonly "at": number; readonly "by": string; readonly "approvedBy": string; readonly "counts": readonly ({ /** Table and tender, or the cage. */ readonly "box": string; readonly "currency": string; readonly "expected": number; readonly "counted": number; readonly "why": string; })[]; } | null; };
  };
  /** Closes a gaming day that is over, box by box, each difference explained: two people */
  postCageDay: {
    method: 'POST';
    path: '/api/cage/day';
    params: undefined;
    query: undefined;
    body: { readonly "day": (string); readonly "counts": readonly ({ readonly "box": string; readonly "currency": string; readonly "counted": number; /** Where the count differs. */ readonly "why": string; })[]; readonly "approver": { readonly "id": string; readonly "password"?: string; /** Instead of the password. */ readonly "pin"?: string; readonly "code"?: string; readonly "role"?: "dealer" | "game-supervisor" | "casino-supervisor" | "pit-boss" | "operator" | "table-inspector" | "tournament-director" | "cashier" | "surveillance" | "inspector" | "administrator"; }; };
    answer: Readonly<Record<string, never>>;
  };
  /** What the patrons of a stopped table hold, by the last event that holds */
  getTablesByTableStopped: {
    method: 'GET';
    path: '/api/tables/{table}/stopped';
    params: { readonly "table": string; };
    query: undefined;
    body: undefined;
    answer: { /** Why it is stopped. */ readonly "because": string; /** The last event that holds: balances are those after it. */ readonly "event": number; /** False where its journal is damaged: it never plays again, and stakes go back. */ readonly "mayBeReleased": boolean; /** Its accounts were frozen when it stopped. */ readonly "frozen": boolean; readonly "currency": string; readonly "balances": readonly ({ readonly "seat": number; readonly "patron": string; /** What two people may pay now. */ readonly "payable": number; /** Stakes and debts that wait until the table is released. */ readonly "waits": number; /** Paid since it stopped. */ readonly "paid": number; })[]; };
  };
  /** Pays a patron of a stopped table by hand: two people, once, and why */
  postTablesByTableStoppedPayments: {
    method: 'POST';
    path: '/api/tables/{table}/stopped/payments';
    params: { readonly "table": string; };
    query: undefined;
    body: { readonly "seat": number; readonly "patron": string; /** All that is payable, said again to confirm it. */ readonly "cents": number; readonly "why": string; readonly "approver": { readonly "id": string; readonly "password"?: string; /** Instead of the password. */ readonly "pin"?: string; readonly "code"?: string; readonly "role"?: "dealer" | "game-supervisor" | "casino-supervisor" | "pit-boss" | "operator" | "table-inspector" | "tournament-director" | "cashier" | "surveillance" | "inspector" | "administrator"; }; };
    answer: { /** Its number in the house’s record. */ readonly "reference": string; readonly "cents": number; readonly "currency": string; };
  };
  /** The form for a win that is locked at a terminal, as PDF */
  getTablesByTableWinsLockedBySeat: {
    method: 'GET';
    path: '/api/tables/{table}/wins/locked/{seat}';
    params: { readonly "table": string; readonly "seat": number; };
    query: undefined;
    body: undefined;
    answer: unknown;
  };
  /** The record of a win that was cleared, by the number of its event, as PDF */
  getTablesByTableWinsClearedByNumber: {
    method: 'GET';
    path: '/api/tables/{table}/wins/cleared/{number}';
    params: { readonly "table": string; readonly "number": number; };
    query: undefined;
    body: undefined;
    answer: unknown;
  };
  /** Signs in; the session’s cookie comes with the answer */
  postSignIn: {
    method: 'POST';
    path: '/api/sign-in';
    params: undefined;
    query: undefined;
    body: { readonly "id": string; readonly "password": string; /** Which of the person’s roles; the first if left out. */ readonly "role"?: "dealer" | "game-supervisor" | "casino-supervisor" | "pit-boss" | "operator" | "table-inspector" | "tournament-director" | "cashier" | "surveillance" | "inspector" | "administrator"; /** The one-time code, of whoever has them. */ readonly "code"?: string; /** In place of one that has grown old; else the answer is password-old. */ readonly "newPassword"?: string; };
    answer: { readonly "id": string; readonly "name": string; readonly "role": "dealer" | "game-supervisor" | "casino-supervisor" | "pit-boss" | "operator" | "table-inspector" | "tournament-director" | "cashier" | "surveillance" | "inspector" | "administrator"; readonly "roles": readonly ("dealer" | "game-supervisor" | "casino-supervisor" | "pit-boss" | "operator" | "table-inspector" | "tournament-director" | "cashier" | "surveillance" | "inspector" | "administrator")[]; readonly "until": number; };
  };
  /** Signs out */
  postSignOut: {
    method: 'POST';
    path: '/api/sign-out';
    params: undefined;
    query: undefined;
    body: undefined;
    answer: Readonly<Record<string, never>>;
  };
  /** Who is signed in */
  getSession: {
    method: 'GET';
    path: '/api/session';
    params: undefined;
    query: undefined;
    body: undefined;
    answer: { readonly "id": string; readonly "name": string; readonly "role": "dealer" | "game-supervisor" | "casino-supervisor" | "pit-boss" | "operator" | "table-inspector" | "tournament-director" | "cashier" | "surveillance" | "inspector" | "administrator"; readonly "roles": readonly ("dealer" | "game-supervisor" | "casino-supervisor" | "pit-boss" | "operator" | "table-inspector" | "tournament-director" | "cashier" | "surveillance" | "inspector" | "administrator")[]; readonly "until": number; };
  };
  /** Uses the one-time link of a live house’s first start */
  postSetUp: {
    method: 'POST';
    path: '/api/set-up';
    params: undefined;
    query: undefined;
    body: { /** From the one-time link that the first start prints. */ readonly "token": string; readonly "id": string; readonly "name": string; readonly "password": string; };
    answer: Readonly<Record<string, never>>;
  };
  /** The house’s staff */
  getStaff: {
    method: 'GET';
    path: '/api/staff';
    params: undefined;
    query: undefined;
    body: undefined;
    answer: readonly ({ readonly "id": string; readonly "name": string; readonly "roles": readonly ("dealer" | "game-supervisor" | "casino-supervisor" | "pit-boss" | "operator" | "table-inspector" | "tournament-director" | "cashier" | "surveillance" | "inspector" | "administrator")[]; readonly "since": number; })[];
  };
  /** Adds a person to the staff */
  postStaff: {
    method: 'POST';
    path: '/api/staff';
    params: undefined;
    query: undefined;
    body: { readonly "id": string; readonly "name": string; readonly "roles": readonly ("dealer" | "game-supervisor" | "casino-supervisor" | "pit-boss" | "operator" | "table-inspector" | "tournament-director" | "cashier" | "surveillance" | "inspector" | "administrator")[]; readonly "password": string; /** Left out only for a house’s second administrator. */ readonly "approver"?: { readonly "id": string; readonly "password"?: string; /** Instead of the password. */ readonly "pin"?: string; readonly "code"?: string; readonly "role"?: "dealer" | "game-supervisor" | "casino-supervisor" | "pit-boss" | "operator" | "table-inspector" | "tournament-director" | "cashier" | "surveillance" | "inspector" | "administrator"; }; };
    answer: Readonly<Record<string, never>>;
  };
  /** A second person’s approval for one command at one table */
  postApprovals: {
    method: 'POST';
    path: '/api/approvals';
    params: undefined;
    query: undefined;
    body: { readonly "table": string; /** The command it is given for, and for no other. */ readonly "command": { readonly "do": "book-stopped-payment"; readonly "seat": number; readonly "patron": string; readonly "cents": number; readonly "reference": string; } | { readonly "do": "buy-in"; readonly "seat": number; readonly "patron": string; readonly "tender": "cash" | "vouchers" | "tokens" | "chips" | "notes" | "tickets"; readonly "cents": number; readonly "reference"?: string; } | { readonly "do": "approve-commission-deferral"; readonly "seat": number; readonly "patron": string; readonly "approved": boolean; } | { readonly "do": "settle-commission"; readonly "seat": number; readonly "patron": string; readonly "cents"?: number; readonly "tender"?: "cash" | "vouchers" | "tokens" | "chips"; } | { readonly "do": "carry-commission"; readonly "note": string; } | { readonly "do": "end-hold"; readonly "seat": number; readonly "patron": string; readonly "hold"?: number; readonly "to": "patron" | "house"; readonly "finding": string; } | { readonly "do": "freeze-accounts"; readonly "why"?: string; } | { readonly "do": "unfreeze-accounts"; readonly "finding": string; } | { readonly "do": "leave"; readonly "seat": number; readonly "patron": string; readonly "reason": "own-accord" | "disrupts-the-game" | "idle"; readonly "remark"?: string; } | { readonly "do": "pay-out"; readonly "seat": number; readonly "patron": string; readonly "how": "chips" | "ticket" | "by-hand"; readonly "cents": number; readonly "reference"?: string; readonly "owing"?: number; } | { readonly "do": "pay-owed"; readonly "seat": number; readonly "patron": string; readonly "cents": number; readonly "note": string; } | { readonly "do": "release-debt"; readonly "seat": number; readonly "patron": string; readonly "cents": number; readonly "approval": string; readonly "note": string; } | { readonly "do": "release-locked-win"; readonly "seat": number; readonly "patron": string; readonly "cents": number; readonly "how": "by-hand" | "to-credit"; readonly "form": string; } | { readonly "do": "collect-owing"; readonly "seat": number; readonly "patron": string; readonly "cents": number; readonly "from": "account" | "chips" | "cash"; readonly "note": string; } | { readonly "do": "write-off-owing"; readonly "seat": number; readonly "patron": string; readonly "cents": number; readonly "why": string; } | { readonly "do": "announce-counts"; } | { readonly "do": "begin-dummy-coup"; } | { readonly "do": "close-insurance"; } | { readonly "do": "close-wagering"; } | { readonly "do": "correct-card"; readonly "position": number; readonly "card": "As" | "2s" | "3s" | "4s" | "5s" | "6s" | "7s" | "8s" | "9s" | "Ts" | "Js" | "Qs" | "Ks" | "Ah" | "2h" | "3h" | "4h" | "5h" | "6h" | "7h" | "8h" | "9h" | "Th" | "Jh" | "Qh" | "Kh" | "Ad" | "2d" | "3d" | "4d" | "5d" | "6d" | "7d" | "8d" | "9d" | "Td" | "Jd" | "Qd" | "Kd" | "Ac" | "2c" | "3c" | "4c" | "5c" | "6c" | "7c" | "8c" | "9c" | "Tc" | "Jc" | "Qc" | "Kc"; } | { readonly "do": "deal-card"; readonly "card": "As" | "2s" | "3s" | "4s" | "5s" | "6s" | "7s" | "8s" | "9s" | "Ts" | "Js" | "Qs" | "Ks" | "Ah" | "2h" | "3h" | "4h" | "5h" | "6h" | "7h" | "8h" | "9h" | "Th" | "Jh" | "Qh" | "Kh" | "Ad" | "2d" | "3d" | "4d" | "5d" | "6d" | "7d" | "8d" | "9d" | "Td" | "Jd" | "Qd" | "Kd" | "Ac" | "2c" | "3c" | "4c" | "5c" | "6c" | "7c" | "8c" | "9c" | "Tc" | "Jc" | "Qc" | "Kc" | null; readonly "source": "keypad" | "scanner" | "smart-shoe" | "virtual-shoe"; readonly "laidOn"?: "player" | "banker"; } | { readonly "do": "take-hand"; readonly "side": "player" | "banker"; readonly "seat": number; } | { readonly "do": "decline-hand"; readonly "side": "player" | "banker"; readonly "seat": number; } | { readonly "do": "delegate-hand"; readonly "side": "player" | "banker"; readonly "to": string | null; } | { readonly "do": "open-wagering"; } | { readonly "do": "order-dummy-coups"; readonly "reason": "card-order" | "new-shoe" | "during-the-shoe" | "until-a-wager" | "other-cause" | "after-the-last-coup"; readonly "count"?: number; readonly "note"?: string; } | { readonly "do": "ask-to-wager"; readonly "seat": number; readonly "patron": string; } | { readonly "do": "order-free-coups"; readonly "count": number; } | { readonly "do": "report-irregularity"; readonly "what": "opening-burn-missed" | "surplus-card-unseen" | "surplus-card-seen" | "player-card-to-banker" | "third-card-to-player" | "third-card-to-banker" | "card-face-up-in-shoe" | "nobody-wagered" | "cards-to-the-wrong-side" | "card-order-lost" | "cards-drawn-together" | "shoe-order-disturbed" | "too-few-cards" | "cards-missing" | "foreign-card" | "wrong-number-of-cards" | "wager-on-a-shut-tail" | "wager-change-wanted" | "wrong-result-entered" | "terminal-malfunction" | "system-malfunction" | "equipment-malfunction" | "game-disrupted" | "fraud"; readonly "facts": { readonly "cards"?: readonly ("As" | "2s" | "3s" | "4s" | "5s" | "6s" | "7s" | "8s" | "9s" | "Ts" | "Js" | "Qs" | "Ks" | "Ah" | "2h" | "3h" | "4h" | "5h" | "6h" | "7h" | "8h" | "9h" | "Th" | "Jh" | "Qh" | "Kh" | "Ad" | "2d" | "3d" | "4d" | "5d" | "6d" | "7d" | "8d" | "9d" | "Td" | "Jd" | "Qd" | "Kd" | "Ac" | "2c" | "3c" | "4c" | "5c" | "6c" | "7c" | "8c" | "9c" | "Tc" | "Jc" | "Qc" | "Kc" | null)[]; readonly "coup"?: number; readonly "shoe"?: number; readonly "seat"?: number; readonly "patron"?: string; readonly "bet"?: { readonly "on": "player" | "banker" | "tie" | "player-pair" | "banker-pair" | "player-perfect-pair" | "banker-perfect-pair" | "player-dragon-bonus" | "banker-dragon-bonus" | "super-6" | "insurance" | "player-run" | "banker-run" | "combination-run" | "tie-run" | "player-dragon-tail" | "banker-dragon-tail" | "lucky-6" | "dragon-7" | "panda-8"; readonly "length"?: number; readonly "pattern"?: readonly ("player" | "banker")[]; readonly "area"?: "early" | "late"; readonly "position"?: number; }; readonly "choice"?: "complete" | "again" | "reopen" | "dummy"; readonly "orderIsCertain"?: boolean; readonly "canBePutRight"?: boolean; readonly "onset"?: "before-the-close" | "after-the-close"; readonly "fault"?: "door" | "memory" | "acceptor" | "screen" | "touch" | "connection" | "other"; readonly "provenByRecords"?: boolean; readonly "shown"?: readonly ({ readonly "on": "player" | "banker" | "tie" | "player-pair" | "banker-pair" | "player-perfect-pair" | "banker-perfect-pair" | "player-dragon-bonus" | "banker-dragon-bonus" | "super-6" | "insurance" | "player-run" | "banker-run" | "combination-run" | "tie-run" | "player-dragon-tail" | "banker-dragon-tail" | "lucky-6" | "dragon-7" | "panda-8"; readonly "length"?: number; readonly "pattern"?: readonly ("player" | "banker")[]; readonly "area"?: "early" | "late"; readonly "position"?: number; readonly "stake": number; })[]; readonly "foreign"?: "wrong-back" | "joker" | "extra-copy"; readonly "disruption"?: "civil-commotion" | "fire" | "riot" | "brawl" | "robbery" | "act-of-god"; readonly "left"?: number; readonly "markerVisible"?: boolean; readonly "note"?: string; }; } | { readonly "do": "set-face-down"; readonly "faceDown": boolean; } | { readonly "do": "inform-of-squeeze"; readonly "whom": "management" | "surveillance"; readonly "name": string; } | { readonly "do": "settle-coup"; } | { readonly "do": "turn-card"; readonly "side": "player" | "banker"; readonly "card"?: "As" | "2s" | "3s" | "4s" | "5s" | "6s" | "7s" | "8s" | "9s" | "Ts" | "Js" | "Qs" | "Ks" | "Ah" | "2h" | "3h" | "4h" | "5h" | "6h" | "7h" | "8h" | "9h" | "Th" | "Jh" | "Qh" | "Kh" | "Ad" | "2d" | "3d" | "4d" | "5d" | "6d" | "7d" | "8d" | "9d" | "Td" | "Jd" | "Qd" | "Kd" | "Ac" | "2c" | "3c" | "4c" | "5c" | "6c" | "7c" | "8c" | "9c" | "Tc" | "Jc" | "Qc" | "Kc"; } | { readonly "do": "open-claim"; readonly "seat"?: number; readonly "patron"?: string; readonly "says": string; } | { readonly "do": "close-claim"; readonly "claim": number; readonly "action": string; readonly "outcome"?: "upheld" | "settled" | "denied"; } | { readonly "do": "dispute-claim"; readonly "claim": number; } | { readonly "do": "advise-complainant"; readonly "claim": number; } | { readonly "do": "end-detention"; readonly "patron": string; readonly "takenOverBy": string; } | { readonly "do": "lift-exclusion"; readonly "patron": string; readonly "finding": string; } | { readonly "do": "name-nominee"; readonly "seat": number; readonly "nominee": string | null; } | { readonly "do": "sanction-patron"; readonly "kind": "void-wagers" | "exclude" | "hold-winnings" | "device-taken" | "detained"; readonly "seat": number; readonly "patron": string; readonly "breach": string; readonly "story": string; readonly "cents"?: number; readonly "since"?: { readonly "shoe": number; readonly "coup": number; }; readonly "riding"?: "void" | "let-run"; readonly "custodian"?: string; } | { readonly "do": "allow-standing-patrons"; readonly "allowed": boolean; } | { readonly "do": "stand-behind"; readonly "seat": number; readonly "patron": string; } | { readonly "do": "tag-partnership"; readonly "patrons": readonly (string)[]; } | { readonly "do": "ask-to-see-burn-card"; readonly "seat": number; } | { readonly "do": "burn-card"; } | { readonly "do": "decline-cut"; readonly "seat"?: number; } | { readonly "do": "name-cutter"; readonly "seat"?: number; readonly "person"?: string; } | { readonly "do": "order-shuffle"; readonly "cause"?: "abnormal-sequence" | "mishandled-cards" | "other-cause"; readonly "reason": string; } | { readonly "do": "take-shoe"; readonly "seat": number; } | { readonly "do": "decline-shoe"; readonly "seat": number; } | { readonly "do": "give-up-shoe"; } | { readonly "do": "delegate-dealing"; readonly "to": string; } | { readonly "do": "choose-dealing-method"; readonly "method": "dealer" | "hands-to-wagerers"; } | { readonly "do": "bring-cards"; readonly "cardSet": string; readonly "preShuffled": boolean; } | { readonly "do": "prepare-shoe"; readonly "step": "check" | "shuffle" | "cut" | "place-cutting-card" | "burn"; readonly "cutAt"?: number; readonly "cutter"?: number; readonly "burnt"?: "As" | "2s" | "3s" | "4s" | "5s" | "6s" | "7s" | "8s" | "9s" | "Ts" | "Js" | "Qs" | "Ks" | "Ah" | "2h" | "3h" | "4h" | "5h" | "6h" | "7h" | "8h" | "9h" | "Th" | "Jh" | "Qh" | "Kh" | "Ad" | "2d" | "3d" | "4d" | "5d" | "6d" | "7d" | "8d" | "9d" | "Td" | "Jd" | "Qd" | "Kd" | "Ac" | "2c" | "3c" | "4c" | "5c" | "6c" | "7c" | "8c" | "9c" | "Tc" | "Jc" | "Qc" | "Kc"; readonly "burnOnRequest"?: boolean; readonly "requestedBy"?: number; readonly "checkedBy"?: number; readonly "shuffler"?: { readonly "device": string; readonly "approval": string; }; readonly "cardSeen"?: boolean; } | { readonly "do": "record-cutting-card"; } | { readonly "do": "replace-cards"; readonly "cards": readonly ("As" | "2s" | "3s" | "4s" | "5s" | "6s" | "7s" | "8s" | "9s" | "Ts" | "Js" | "Qs" | "Ks" | "Ah" | "2h" | "3h" | "4h" | "5h" | "6h" | "7h" | "8h" | "9h" | "Th" | "Jh" | "Qh" | "Kh" | "Ad" | "2d" | "3d" | "4d" | "5d" | "6d" | "7d" | "8d" | "9d" | "Td" | "Jd" | "Qd" | "Kd" | "Ac" | "2c" | "3c" | "4c" | "5c" | "6c" | "7c" | "8c" | "9c" | "Tc" | "Jc" | "Qc" | "Kc")[]; readonly "reason": string; } | { readonly "do": "show-burn-card"; readonly "requestedBy": number; readonly "card": "As" | "2s" | "3s" | "4s" | "5s" | "6s" | "7s" | "8s" | "9s" | "Ts" | "Js" | "Qs" | "Ks" | "Ah" | "2h" | "3h" | "4h" | "5h" | "6h" | "7h" | "8h" | "9h" | "Th" | "Jh" | "Qh" | "Kh" | "Ad" | "2d" | "3d" | "4d" | "5d" | "6d" | "7d" | "8d" | "9d" | "Td" | "Jd" | "Qd" | "Kd" | "Ac" | "2c" | "3c" | "4c" | "5c" | "6c" | "7c" | "8c" | "9c" | "Tc" | "Jc" | "Qc" | "Kc"; } | { readonly "do": "agree-limits"; readonly "seat": number; readonly "patron": string; readonly "limits": Readonly<Record<string, { readonly "min": number; readonly "max": number; readonly "step": number; }>> | null; readonly "patronAgrees": boolean; } | { readonly "do": "arrange-above-differential"; readonly "seat": number; readonly "patron": string; readonly "max": number | null; } | { readonly "do": "announce-limits"; readonly "limits": Readonly<Record<string, { readonly "min": number; readonly "max": number; readonly "step": number; }>>; readonly "aggregateMin": number; readonly "setup": string; } | { readonly "do": "withdraw-limits"; } | { readonly "do": "consent-to-limits"; readonly "patron": string; } | { readonly "do": "begin-gaming-day"; readonly "day": (string); } | { readonly "do": "change-setup"; readonly "setup": { readonly "id": string; readonly "rulebook": "crown-rapid" | "mbs-rapid" | "tasmania" | "crown" | "demonstration"; readonly "edition"?: string; readonly "amendment"?: { readonly "edition": string; readonly "from": "gaming-day" | "shoe"; }; readonly "version": "traditional" | "crown" | "no-commission" | "federal" | "two-to-one" | "tie-baccarat" | "lucky-6" | "commission-free"; readonly "decks": number; readonly "currency": string; readonly "offered": readonly ("player" | "banker" | "tie" | "player-pair" | "banker-pair" | "player-perfect-pair" | "banker-perfect-pair" | "player-dragon-bonus" | "banker-dragon-bonus" | "super-6" | "insurance" | "player-run" | "banker-run" | "combination-run" | "tie-run" | "player-dragon-tail" | "banker-dragon-tail" | "lucky-6" | "dragon-7" | "panda-8")[]; readonly "pay": { readonly "dragonBonus": number; readonly "perfectPairs": number; readonly "tiePercent"?: { readonly "player": number; readonly "banker": number; }; readonly "differential"?: number; readonly "chip": number; }; readonly "limits": Readonly<Record<string, { readonly "min": number; readonly "max": number; readonly "step": number; }>>; readonly "aggregateMin": number; readonly "seats": readonly ({ readonly "number": number; readonly "kind": "terminal" | "remote-terminal" | "seat"; readonly "printer": boolean; readonly "noteAcceptor": boolean; })[]; readonly "stakeMode": "seat-terminals" | "recorded" | "results-only" | "tournament"; readonly "wageringMs": number | null; readonly "insuranceMs"?: number; readonly "cutFromBack": number; readonly "cuttingCard": "counted" | "noted"; readonly "faceDown": boolean; readonly "method": "dealer" | "hands-to-wagerers" | "shoe-to-a-wagerer"; readonly "layout": "A" | "B" | "C"; readonly "differentialBasis": "net" | "gross"; readonly "collectiveLiability": number | null; readonly "tails": { readonly "earlyDuringHold": boolean; readonly "closedOnLastCoup": boolean; }; readonly "deferredCommission": boolean; readonly "returnFloor": { readonly "least": number; readonly "returns"?: Readonly<Record<string, number>>; } | null; readonly "substantialWin"?: number; readonly "ticketsIn"?: boolean; readonly "extras"?: readonly ("roads" | "favourites" | "squeeze" | "sounds" | "ask-roads" | "road-alerts")[]; readonly "recalculation"?: { readonly "approval": string; }; readonly "practice": boolean; }; } | { readonly "do": "announce-closing"; readonly "closesAt": number; } | { readonly "do": "close-table"; readonly "cardsChecked": boolean; readonly "acceptsOpen"?: boolean; readonly "cardsCounted"?: number; readonly "note"?: string; } | { readonly "do": "move-float"; readonly "move": "opening" | "fill" | "credit"; readonly "cents": number; readonly "slip": string; readonly "chips"?: readonly ({ readonly "chip": number; readonly "count": number; })[]; } | { readonly "do": "open-table"; readonly "setup": { readonly "id": string; readonly "rulebook": "crown-rapid" | "mbs-rapid" | "tasmania" | "crown" | "demonstration"; readonly "edition"?: string; readonly "amendment"?: { readonly "edition": string; readonly "from": "gaming-day" | "shoe"; }; readonly "version": "traditional" | "crown" | "no-commission" | "federal" | "two-to-one" | "tie-baccarat" | "lucky-6" | "commission-free"; readonly "decks": number; readonly "currency": string; readonly "offered": readonly ("player" | "banker" | "tie" | "player-pair" | "banker-pair" | "player-perfect-pair" | "banker-perfect-pair" | "player-dragon-bonus" | "banker-dragon-bonus" | "super-6" | "insurance" | "player-run" | "banker-run" | "combination-run" | "tie-run" | "player-dragon-tail" | "banker-dragon-tail" | "lucky-6" | "dragon-7" | "panda-8")[]; readonly "pay": { readonly "dragonBonus": number; readonly "perfectPairs": number; readonly "tiePercent"?: { readonly "player": number; readonly "banker": number; }; readonly "differential"?: number; readonly "chip": number; }; readonly "limits": Readonly<Record<string, { readonly "min": number; readonly "max": number; readonly "step": number; }>>; readonly "aggregateMin": number; readonly "seats": readonly ({ readonly "number": number; readonly "kind": "terminal" | "remote-terminal" | "seat"; readonly "printer": boolean; readonly "noteAcceptor": boolean; })[]; readonly "stakeMode": "seat-terminals" | "recorded" | "results-only" | "tournament"; readonly "wageringMs": number | null; readonly "insuranceMs"?: number; readonly "cutFromBack": number; readonly "cuttingCard": "counted" | "noted"; readonly "faceDown": boolean; readonly "method": "dealer" | "hands-to-wagerers" | "shoe-to-a-wagerer"; readonly "layout": "A" | "B" | "C"; readonly "differentialBasis": "net" | "gross"; readonly "collectiveLiability": number | null; readonly "tails": { readonly "earlyDuringHold": boolean; readonly "closedOnLastCoup": boolean; }; readonly "deferredCommission": boolean; readonly "returnFloor": { readonly "least": number; readonly "returns"?: Readonly<Record<string, number>>; } | null; readonly "substantialWin"?: number; readonly "ticketsIn"?: boolean; readonly "extras"?: readonly ("roads" | "favourites" | "squeeze" | "sounds" | "ask-roads" | "road-alerts")[]; readonly "recalculation"?: { readonly "approval": string; }; readonly "practice": boolean; }; } | { readonly "do": "sign-on"; readonly "duty": "dealer" | "game-supervisor" | "casino-supervisor" | "table-inspector"; } | { readonly "do": "sign-off"; readonly "duty": "dealer" | "game-supervisor" | "casino-supervisor" | "table-inspector"; } | { readonly "do": "call-bet"; readonly "seat": number; readonly "patron": string; readonly "coup"?: number; readonly "bet": { readonly "on": "player" | "banker" | "tie" | "player-pair" | "banker-pair" | "player-perfect-pair" | "banker-perfect-pair" | "player-dragon-bonus" | "banker-dragon-bonus" | "super-6" | "insurance" | "player-run" | "banker-run" | "combination-run" | "tie-run" | "player-dragon-tail" | "banker-dragon-tail" | "lucky-6" | "dragon-7" | "panda-8"; readonly "length"?: number; readonly "pattern"?: readonly ("player" | "banker")[]; readonly "area"?: "early" | "late"; readonly "position"?: number; }; readonly "stake": number; readonly "tender": "cash" | "vouchers" | "tokens" | "chips" | "notes" | "tickets"; readonly "cents": number; } | { readonly "do": "clear-wagers"; readonly "seat": number; readonly "patron": string; readonly "coup"?: number; readonly "revision": number; } | { readonly "do": "confirm-snapshot"; readonly "seat": number; readonly "digest": string; readonly "signature": string; } | { readonly "do": "close-discrepancy"; readonly "seat": number; readonly "shoe"?: number; readonly "coup"?: number; readonly "note": string; } | { readonly "do": "move-wager"; readonly "seat": number; readonly "patron": string; readonly "coup"?: number; readonly "from": { readonly "on": "player" | "banker" | "tie" | "player-pair" | "banker-pair" | "player-perfect-pair" | "banker-perfect-pair" | "player-dragon-bonus" | "banker-dragon-bonus" | "super-6" | "insurance" | "player-run" | "banker-run" | "combination-run" | "tie-run" | "player-dragon-tail" | "banker-dragon-tail" | "lucky-6" | "dragon-7" | "panda-8"; readonly "length"?: number; readonly "pattern"?: readonly ("player" | "banker")[]; readonly "area"?: "early" | "late"; readonly "position"?: number; }; readonly "to": { readonly "on": "player" | "banker" | "tie" | "player-pair" | "banker-pair" | "player-perfect-pair" | "banker-perfect-pair" | "player-dragon-bonus" | "banker-dragon-bonus" | "super-6" | "insurance" | "player-run" | "banker-run" | "combination-run" | "tie-run" | "player-dragon-tail" | "banker-dragon-tail" | "lucky-6" | "dragon-7" | "panda-8"; readonly "length"?: number; readonly "pattern"?: readonly ("player" | "banker")[]; readonly "area"?: "early" | "late"; readonly "position"?: number; }; readonly "stake": number; readonly "revision": number; } | { readonly "do": "record-wager"; readonly "seat": number; readonly "patron": string; readonly "coup"?: number; readonly "bet": { readonly "on": "player" | "banker" | "tie" | "player-pair" | "banker-pair" | "player-perfect-pair" | "banker-perfect-pair" | "player-dragon-bonus" | "banker-dragon-bonus" | "super-6" | "insurance" | "player-run" | "banker-run" | "combination-run" | "tie-run" | "player-dragon-tail" | "banker-dragon-tail" | "lucky-6" | "dragon-7" | "panda-8"; readonly "length"?: number; readonly "pattern"?: readonly ("player" | "banker")[]; readonly "area"?: "early" | "late"; readonly "position"?: number; }; readonly "stake": number; } | { readonly "do": "reduce-pro-rata"; } | { readonly "do": "set-collective-liability"; readonly "cents": number | null; readonly "setup": string; } | { readonly "do": "refuse-wager"; readonly "seat": number; readonly "patron": string; readonly "bet": { readonly "on": "player" | "banker" | "tie" | "player-pair" | "banker-pair" | "player-perfect-pair" | "banker-perfect-pair" | "player-dragon-bonus" | "banker-dragon-bonus" | "super-6" | "insurance" | "player-run" | "banker-run" | "combination-run" | "tie-run" | "player-dragon-tail" | "banker-dragon-tail" | "lucky-6" | "dragon-7" | "panda-8"; readonly "length"?: number; readonly "pattern"?: readonly ("player" | "banker")[]; readonly "area"?: "early" | "late"; readonly "position"?: number; }; } | { readonly "do": "repeat-wagers"; readonly "seat": number; readonly "patron": string; readonly "coup"?: number; readonly "revision": number; } | { readonly "do": "double-wagers"; readonly "seat": number; readonly "patron": string; readonly "coup"?: number; readonly "revision": number; } | { readonly "do": "set-own-limits"; readonly "seat": number; readonly "patron": string; readonly "mostLost": number | null; readonly "mostOnACoup": number | null; readonly "remindMinutes": number | null; readonly "breakMinutes": number | null; } | { readonly "do": "set-wager"; readonly "seat": number; readonly "patron": string; readonly "coup"?: number; readonly "bet": { readonly "on": "player" | "banker" | "tie" | "player-pair" | "banker-pair" | "player-perfect-pair" | "banker-perfect-pair" | "player-dragon-bonus" | "banker-dragon-bonus" | "super-6" | "insurance" | "player-run" | "banker-run" | "combination-run" | "tie-run" | "player-dragon-tail" | "banker-dragon-tail" | "lucky-6" | "dragon-7" | "panda-8"; readonly "length"?: number; readonly "pattern"?: readonly ("player" | "banker")[]; readonly "area"?: "early" | "late"; readonly "position"?: number; }; readonly "stake": number; } | { readonly "do": "return-terminal"; readonly "seat": number; readonly "fault": "door" | "memory" | "acceptor" | "screen" | "touch" | "connection" | "other"; readonly "selfTest": string; readonly "technician"?: string; } | { readonly "do": "close-wager-window"; }; readonly "id": string; readonly "password"?: string; /** Instead of the password. */ readonly "pin"?: string; readonly "code"?: string; readonly "role"?: "dealer" | "game-supervisor" | "casino-supervisor" | "pit-boss" | "operator" | "table-inspector" | "tournament-director" | "cashier" | "surveillance" | "inspector" | "administrator"; };
    answer: { /** Goes with that command at that table, once. */ readonly "approval": string; readonly "id": string; readonly "role": "dealer" | "game-supervisor" | "casino-supervisor" | "pit-boss" | "operator" | "table-inspector" | "tournament-director" | "cashier" | "surveillance" | "inspector" | "administrator"; readonly "until": number; };
  };
  /** Keeps somebody’s name, documents and cards under a key of their own */
  postPersons: {
    method: 'POST';
    path: '/api/persons';
    params: undefined;
    query: undefined;
    body: { readonly "kind": "patron" | "staff"; /** As the tables, or the staff’s register, know them. */ readonly "person": string; readonly "data": { readonly "name": string; readonly "documents": readonly ({ readonly "kind": string; readonly "number": string; })[]; readonly "cards": readonly (string)[]; }; };
    answer: Readonly<Record<string, never>>;
  };
  /** Shows somebody’s name, documents and cards; that it was shown is on record */
  postPersonsLook: {
    method: 'POST';
    path: '/api/persons/look';
    params: undefined;
    query: undefined;
    body: { readonly "kind": "patron" | "staff"; /** As the tables, or the staff’s register, know them. */ readonly "person": string; readonly "why": string; };
    answer: { readonly "name": string; readonly "documents": readonly ({ readonly "kind": string; readonly "number": string; })[]; readonly "cards": readonly (string)[]; };
  };
  /** Destroys the key of somebody’s name, documents and cards: two people, and why */
  postPersonsErase: {
    method: 'POST';
    path: '/api/persons/erase';
    params: undefined;
    query: undefined;
    body: { readonly "kind": "patron" | "staff"; /** As the tables, or the staff’s register, know them. */ readonly "person": string; readonly "why": string; readonly "approver": { readonly "id": string; readonly "password"?: string; /** Instead of the password. */ readonly "pin"?: string; readonly "code"?: string; readonly "role"?: "dealer" | "game-supervisor" | "casino-supervisor" | "pit-boss" | "operator" | "table-inspector" | "tournament-director" | "cashier" | "surveillance" | "inspector" | "administrator"; }; };
    answer: Readonly<Record<string, never>>;
  };
  /** Bans somebody from the house, or excludes them as they ask: at once, everywhere */
  postBans: {
    method: 'POST';
    path: '/api/bans';
    params: undefined;
    query: undefined;
    body: { readonly "kind": "house-ban" | "self-exclusion"; /** As the tables know them; their register entry counts. */ readonly "person"?: string; /** Numbers of documents. */ readonly "documents": readonly (string)[]; /** Numbers of cards. */ readonly "cards": readonly (string)[]; /** The last gaming day; null where it has no end. */ readonly "until": (string) | null; readonly "why": string; };
    answer: { readonly "ban": string; };
  };
  /** Every ban and self-exclusion that was not lifted, and where somebody was met last */
  getBans: {
    method: 'GET';
    path: '/api/bans';
    params: undefined;
    query: undefined;
    body: undefined;
    answer: { readonly "bans": readonly ({ readonly "ban": string; readonly "kind": "house-ban" | "self-exclusion"; readonly "since": number; readonly "until": (string) | null; readonly "by": string; readonly "why": string; readonly "isInForce": boolean; /** How many cards and documents it is known by. */ readonly "marks": number; /** Under which names the tables know them. */ readonly "persons": readonly (string)[]; /** Where they were met last. */ readonly "seen": { readonly "at": number; readonly "where": string; readonly "person": string; readonly "how": "card" | "document" | "person"; } | null; })[]; };
  };
  /** Ends a ban of the house, or a self-exclusion whose last day is over: two people */
  postBansLift: {
    method: 'POST';
    path: '/api/bans/lift';
    params: undefined;
    query: undefined;
    body: { readonly "ban": string; readonly "why": string; readonly "approver": { readonly "id": string; readonly "password"?: string; /** Instead of the password. */ readonly "pin"?: string; readonly "code"?: string; readonly "role"?: "dealer" | "game-supervisor" | "casino-supervisor" | "pit-boss" | "operator" | "table-inspector" | "tournament-director" | "cashier" | "surveillance" | "inspector" | "administrator"; }; };
    answer: Readonly<Record<string, never>>;
  };
  /** Somebody shows a card or a document: whether the house serves them */
  postIdentityChecks: {
    method: 'POST';
    path: '/api/identity-checks';
    params: undefined;
    query: undefined;
    body: { /** As the table, or the cage, knows them from here on. */ readonly "person": string; readonly "document"?: string; readonly "card"?: string; readonly "table"?: string; readonly "seat"?: number; };
    answer: { /** False where an order stands against them: call a supervisor. */ readonly "served": boolean; };
  };
  /** Whether staff may sign in by the operator’s provider */
  getProvider: {
    method: 'GET';
    path: '/api/provider';
    params: undefined;
    query: undefined;
    body: undefined;
    answer: { /** Whose sign-in there is beside passwords; none if null. */ readonly "provider": string | null; };
  };
  /** Sends the browser to the provider to sign in */
  getProviderBegin: {
    method: 'GET';
    path: '/api/provider/begin';
    params: undefined;
    query: { readonly "role"?: "dealer" | "game-supervisor" | "casino-supervisor" | "pit-boss" | "operator" | "table-inspector" | "tournament-director" | "cashier" | "surveillance" | "inspector" | "administrator"; };
    body: undefined;
    answer: unknown;
  };
  /** The provider’s answer: signs in whom it names */
  getProviderBack: {
    method: 'GET';
    path: '/api/provider/back';
    params: undefined;
    query: undefined;
    body: undefined;
    answer: unknown;
  };
  /** Ends a lock-out */
  postStaffRelease: {
    method: 'POST';
    path: '/api/staff/release';
    params: undefined;
    query: undefined;
    body: { readonly "id": string; };
    answer: Readonly<Record<string, never>>;
  };
  /** Takes one-time codes off a person */
  postStaffRemoveCode: {
    method: 'POST';
    path: '/api/staff/remove-code';
    params: undefined;
    query: undefined;
    body: { readonly "id": string; };
    answer: Readonly<Record<string, never>>;
  };
  /** Somebody works here no more: every sign-in of theirs ends */
  postStaffLeave: {
    method: 'POST';
    path: '/api/staff/leave';
    params: undefined;
    query: undefined;
    body: { readonly "id": string; };
    answer: Readonly<Record<string, never>>;
  };
  /** Sets the own PIN for approvals */
  postPin: {
    method: 'POST';
    path: '/api/pin';
    params: undefined;
    query: undefined;
    body: { readonly "password": string; readonly "code"?: string; readonly "newPin": string; };
    answer: Readonly<Record<string, never>>;
  };
  /** Changes the own password */
  postPassword: {
    method: 'POST';
    path: '/api/password';
    params: undefined;
    query: undefined;
    body: { readonly "password": string; readonly "code"?: string; readonly "newPassword": string; };
    answer: Readonly<Record<string, never>>;
  };
  /** Begins one-time codes for oneself; the first one confirms them */
  postCode: {
    method: 'POST';
    path: '/api/code';
    params: undefined;
    query: undefined;
    body: undefined;
    answer: { /** For typing into an app; shown once. */ readonly "secret": string; /** The same as a link, for a QR code. */ readonly "uri": string; };
  };
  /** Confirms the own codes */
  postCodeConfirm: {
    method: 'POST';
    path: '/api/code/confirm';
    params: undefined;
    query: undefined;
    body: { readonly "code": string; };
    answer: Readonly<Record<string, never>>;
  };
  /** Locks the own console for a break */
  postBreak: {
    method: 'POST';
    path: '/api/break';
    params: undefined;
    query: undefined;
    body: undefined;
    answer: Readonly<Record<string, never>>;
  };
  /** Opens the own console again */
  postBreakOver: {
    method: 'POST';
    path: '/api/break/over';
    params: undefined;
    query: undefined;
    body: { readonly "password"?: string; /** Instead of the password. */ readonly "pin"?: string; readonly "code"?: string; };
    answer: Readonly<Record<string, never>>;
  };
  /** Hands a duty and its console over to somebody else */
  postHandover: {
    method: 'POST';
    path: '/api/handover';
    params: undefined;
    query: undefined;
    body: { readonly "table": string; readonly "duty": "dealer" | "game-supervisor" | "casino-supervisor" | "table-inspector"; /** Who comes. */ readonly "id": string; readonly "password": string; readonly "code"?: string; };
    answer: Readonly<Record<string, never>>;
  };
  /** The register of devices */
  getDevices: {
    method: 'GET';
    path: '/api/devices';
    params: undefined;
    query: undefined;
    body: undefined;
    answer: readonly ({ readonly "id": string; readonly "kind": "terminal" | "console" | "display" | "shoe" | "scanner" | "note-acceptor" | "printer"; readonly "table": string; readonly "seat": number | null; readonly "approval": { readonly "reference": string; readonly "on": (string); } | null; readonly "distanceM": number | null; readonly "hasKey": boolean; readonly "enrolledBy": string; readonly "enrolledAt": number; })[];
  };
  /** Enrols a device, by two people; a screen’s token is told once */
  postDevices: {
    method: 'POST';
    path: '/api/devices';
    params: undefined;
    query: undefined;
    body: { readonly "kind": "terminal" | "console" | "display" | "shoe" | "scanner" | "note-acceptor" | "printer"; readonly "table": string; readonly "seat"?: number; /** Of the regulator; a live house wants it. */ readonly "approval"?: { readonly "reference": string; readonly "on": (string); }; /** Of a remote terminal. */ readonly "distanceM"?: number; /** Of a machine: Ed25519, DER, base64. */ readonly "publicKey"?: string; /** Left out only for a display, and in a demonstration. */ readonly "approver"?: { readonly "id": string; readonly "password"?: string; /** Instead of the password. */ readonly "pin"?: string; readonly "code"?: string; readonly "role"?: "dealer" | "game-supervisor" | "casino-supervisor" | "pit-boss" | "operator" | "table-inspector" | "tournament-director" | "cashier" | "surveillance" | "inspector" | "administrator"; }; };
    answer: { readonly "id": string; /** Of a screen; it is told this once. */ readonly "token": string | null; };
  };
  /** Takes a device off the list */
  postDevicesRevoke: {
    method: 'POST';
    path: '/api/devices/revoke';
    params: undefined;
    query: undefined;
    body: { readonly "id": string; };
    answer: Readonly<Record<string, never>>;
  };
  /** Makes this browser an enrolled screen: its token becomes a cookie */
  postDevice: {
    method: 'POST';
    path: '/api/device';
    params: undefined;
    query: undefined;
    body: { /** As told at its enrolment. */ readonly "token": string; };
    answer: { readonly "id": string; readonly "kind": "terminal" | "console" | "display" | "shoe" | "scanner" | "note-acceptor" | "printer"; readonly "table": string; readonly "seat": number | null; };
  };
  /** Which enrolled screen this browser is */
  getDevice: {
    method: 'GET';
    path: '/api/device';
    params: undefined;
    query: undefined;
    body: undefined;
    answer: { readonly "id": string; readonly "kind": "terminal" | "console" | "display" | "shoe" | "scanner" | "note-acceptor" | "printer"; readonly "table": string; readonly "seat": number | null; };
  };
  /** A challenge for an enrolled screen to sign */
  postDeviceChallenge: {
    method: 'POST';
    path: '/api/device/challenge';
    params: undefined;
    query: undefined;
    body: { readonly "id": string; };
    answer: { /** To be signed within thirty seconds; docs/devices.md has the bytes. */ readonly "nonce": string; };
  };
  /** The signed challenge: this browser is that screen from here on */
  postDeviceProof: {
    method: 'POST';
    path: '/api/device/proof';
    params: undefined;
    query: undefined;
    body: { readonly "id": string; /** Ed25519, base64url. */ readonly "signature": string; };
    answer: { readonly "id": string; readonly "kind": "terminal" | "console" | "display" | "shoe" | "scanner" | "note-acceptor" | "printer"; readonly "table": string; readonly "seat": number | null; };
  };
  /** Lets a stopped shoe, scanner or note acceptor go on */
  postDevicesRelease: {
    method: 'POST';
    path: '/api/devices/release';
    params: undefined;
    query: undefined;
    body: { readonly "id": string; /** Of a shoe or scanner: its next number. */ readonly "next"?: number; /** Of a note acceptor: where the note was that nobody knew about. */ readonly "found"?: "stacked" | "returned"; };
    answer: Readonly<Record<string, never>>;
  };
  /** How far a live house is on the way to its first coup */
  getSetUpProgress: {
    method: 'GET';
    path: '/api/set-up/progress';
    params: undefined;
    query: undefined;
    body: undefined;
    answer: { readonly "name": string; readonly "currency": string; readonly "startsAtHour": number; readonly "zone": string; /** With its first table a house keeps its terms. */ readonly "isFixed": boolean; readonly "isDone": boolean; readonly "steps": readonly ({ readonly "step": "terms" | "people" | "regulator-key" | "tables" | "screens" | "software" | "opening"; readonly "isDone": boolean; /** Roles, or tables. */ readonly "missing": readonly (string)[]; /** Who may do it. */ readonly "does": readonly ("dealer" | "game-supervisor" | "casino-supervisor" | "pit-boss" | "operator" | "table-inspector" | "tournament-director" | "cashier" | "surveillance" | "inspector" | "administrator")[]; })[]; readonly "regulatorKey": { /** SHA-256 of the key, in hex. */ readonly "fingerprint": string; readonly "from": "settings" | "record"; } | null; readonly "engine": string; /** Of whoever asks. */ readonly "roles": readonly ("dealer" | "game-supervisor" | "casino-supervisor" | "pit-boss" | "operator" | "table-inspector" | "tournament-director" | "cashier" | "surveillance" | "inspector" | "administrator")[]; };
  };
  /** What the house is called, its currency, its gaming day: two people, before any table */
  postSetUpTerms: {
    method: 'POST';
    path: '/api/set-up/terms';
    params: undefined;
    query: undefined;
    body: { /** What the house is called. */ readonly "name": string; readonly "currency": string; /** When a new gaming day begins. */ readonly "startsAtHour": number; /** By whose clock: an IANA name. */ readonly "zone": string; readonly "approver": { readonly "id": string; readonly "password"?: string; /** Instead of the password. */ readonly "pin"?: string; readonly "code"?: string; readonly "role"?: "dealer" | "game-supervisor" | "casino-supervisor" | "pit-boss" | "operator" | "table-inspector" | "tournament-director" | "cashier" | "surveillance" | "inspector" | "administrator"; }; };
    answer: Readonly<Record<string, never>>;
  };
  /** Puts the regulator’s public key on record, once: two people */
  postSetUpRegulatorKey: {
    method: 'POST';
    path: '/api/set-up/regulator-key';
    params: undefined;
    query: undefined;
    body: { readonly "key": string; readonly "approver": { readonly "id": string; readonly "password"?: string; /** Instead of the password. */ readonly "pin"?: string; readonly "code"?: string; readonly "role"?: "dealer" | "game-supervisor" | "casino-supervisor" | "pit-boss" | "operator" | "table-inspector" | "tournament-director" | "cashier" | "surveillance" | "inspector" | "administrator"; }; };
    answer: Readonly<Record<string, never>>;
  };
  /** A set-up for each book and version, each field with its clause */
  getSetUpPresets: {
    method: 'GET';
    path: '/api/set-up/presets';
    params: undefined;
    query: undefined;
    body: undefined;
    answer: readonly ({ readonly "rulebook": "crown-rapid" | "mbs-rapid" | "tasmania" | "crown" | "demonstration"; readonly "version": "traditional" | "crown" | "no-commission" | "federal" | "two-to-one" | "tie-baccarat" | "lucky-6" | "commission-free"; readonly "setup": { readonly "id": string; readonly "rulebook": "crown-rapid" | "mbs-rapid" | "tasmania" | "crown" | "demonstration"; readonly "edition"?: string; readonly "amendment"?: { readonly "edition": string; readonly "from": "gaming-day" | "shoe"; }; readonly "version": "traditional" | "crown" | "no-commission" | "federal" | "two-to-one" | "tie-baccarat" | "lucky-6" | "commission-free"; readonly "decks": number; readonly "currency": string; readonly "offered": readonly ("player" | "banker" | "tie" | "player-pair" | "banker-pair" | "player-perfect-pair" | "banker-perfect-pair" | "player-dragon-bonus" | "banker-dragon-bonus" | "super-6" | "insurance" | "player-run" | "banker-run" | "combination-run" | "tie-run" | "player-dragon-tail" | "banker-dragon-tail" | "lucky-6" | "dragon-7" | "panda-8")[]; readonly "pay": { readonly "dragonBonus": number; readonly "perfectPairs": number; readonly "tiePercent"?: { readonly "player": number; readonly "banker": number; }; readonly "differential"?: number; readonly "chip": number; }; readonly "limits": Readonly<Record<string, { readonly "min": number; readonly "max": number; readonly "step": number; }>>; readonly "aggregateMin": number; readonly "seats": readonly ({ readonly "number": number; readonly "kind": "terminal" | "remote-terminal" | "seat"; readonly "printer": boolean; readonly "noteAcceptor": boolean; })[]; readonly "stakeMode": "seat-terminals" | "recorded" | "results-only" | "tournament"; readonly "wageringMs": number | null; readonly "insuranceMs"?: number; readonly "cutFromBack": number; readonly "cuttingCard": "counted" | "noted"; readonly "faceDown": boolean; readonly "method": "dealer" | "hands-to-wagerers" | "shoe-to-a-wagerer"; readonly "layout": "A" | "B" | "C"; readonly "differentialBasis": "net" | "gross"; readonly "collectiveLiability": number | null; readonly "tails": { readonly "earlyDuringHold": boolean; readonly "closedOnLastCoup": boolean; }; readonly "deferredCommission": boolean; readonly "returnFloor": { readonly "least": number; readonly "returns"?: Readonly<Record<string, number>>; } | null; readonly "substantialWin"?: number; readonly "ticketsIn"?: boolean; readonly "extras"?: readonly ("roads" | "favourites" | "squeeze" | "sounds" | "ask-roads" | "road-alerts")[]; readonly "recalculation"?: { readonly "approval": string; }; readonly "practice": boolean; }; readonly "fields": readonly ({ readonly "field": string; readonly "clause": string; readonly "kind": "whole" | "cents" | "seconds" | "yes-or-no" | "choice" | "wagers" | "limits" | "seats"; readonly "choices": readonly (string | number | boolean)[]; /** Whether it may be left empty. */ readonly "isOptional": boolean; })[]; })[];
  };
  /** What a book says against a set-up; nothing is kept */
  postSetUpCheck: {
    method: 'POST';
    path: '/api/set-up/check';
    params: undefined;
    query: undefined;
    body: { readonly "setup": { readonly "id": string; readonly "rulebook": "crown-rapid" | "mbs-rapid" | "tasmania" | "crown" | "demonstration"; readonly "edition"?: string; readonly "amendment"?: { readonly "edition": string; readonly "from": "gaming-day" | "shoe"; }; readonly "version": "traditional" | "crown" | "no-commission" | "federal" | "two-to-one" | "tie-baccarat" | "lucky-6" | "commission-free"; readonly "decks": number; readonly "currency": string; readonly "offered": readonly ("player" | "banker" | "tie" | "player-pair" | "banker-pair" | "player-perfect-pair" | "banker-perfect-pair" | "player-dragon-bonus" | "banker-dragon-bonus" | "super-6" | "insurance" | "player-run" | "banker-run" | "combination-run" | "tie-run" | "player-dragon-tail" | "banker-dragon-tail" | "lucky-6" | "dragon-7" | "panda-8")[]; readonly "pay": { readonly "dragonBonus": number; readonly "perfectPairs": number; readonly "tiePercent"?: { readonly "player": number; readonly "banker": number; }; readonly "differential"?: number; readonly "chip": number; }; readonly "limits": Readonly<Record<string, { readonly "min": number; readonly "max": number; readonly "step": number; }>>; readonly "aggregateMin": number; readonly "seats": readonly ({ readonly "number": number; readonly "kind": "terminal" | "remote-terminal" | "seat"; readonly "printer": boolean; readonly "noteAcceptor": boolean; })[]; readonly "stakeMode": "seat-terminals" | "recorded" | "results-only" | "tournament"; readonly "wageringMs": number | null; readonly "insuranceMs"?: number; readonly "cutFromBack": number; readonly "cuttingCard": "counted" | "noted"; readonly "faceDown": boolean; readonly "method": "dealer" | "hands-to-wagerers" | "shoe-to-a-wagerer"; readonly "layout": "A" | "B" | "C"; readonly "differentialBasis": "net" | "gross"; readonly "collectiveLiability": number | null; readonly "tails": { readonly "earlyDuringHold": boolean; readonly "closedOnLastCoup": boolean; }; readonly "deferredCommission": boolean; readonly "returnFloor": { readonly "least": number; readonly "returns"?: Readonly<Record<string, number>>; } | null; readonly "substantialWin"?: number; readonly "ticketsIn"?: boolean; readonly "extras"?: readonly ("roads" | "favourites" | "squeeze" | "sounds" | "ask-roads" | "road-alerts")[]; readonly "recalculation"?: { readonly "approval": string; }; readonly "practice": boolean; }; };
    answer: { readonly "faults": readonly ({ readonly "field": string; readonly "clause": string; readonly "reason": unknown; })[]; };
  };
  /** A code for a new screen to show, good for a quarter of an hour */
  postDeviceCode: {
    method: 'POST';
    path: '/api/device/code';
    params: undefined;
    query: undefined;
    body: undefined;
    answer: { /** For people: typed at the desk within a quarter of an hour. */ readonly "code": string; /** The screen’s own: it asks with it what became of the code. */ readonly "secret": string; readonly "until": number; };
  };
  /** What became of a screen’s code: its place, once it is enrolled */
  postDeviceCodeAsked: {
    method: 'POST';
    path: '/api/device/code/asked';
    params: undefined;
    query: undefined;
    body: { readonly "secret": string; };
    answer: { readonly "waits": boolean; /** Where this screen stands now. */ readonly "place": { readonly "id": string; readonly "kind": "terminal" | "console" | "display" | "shoe" | "scanner" | "note-acceptor" | "printer"; readonly "table": string; readonly "seat": number | null; } | null; };
  };
  /** Enrols the screen that shows this code */
  postDevicesByCode: {
    method: 'POST';
    path: '/api/devices/by-code';
    params: undefined;
    query: undefined;
    body: { readonly "kind": "terminal" | "console" | "display" | "shoe" | "scanner" | "note-acceptor" | "printer"; readonly "table": string; readonly "seat"?: number; /** Of the regulator; a live house wants it. */ readonly "approval"?: { readonly "reference": string; readonly "on": (string); }; /** Of a remote terminal. */ readonly "distanceM"?: number; /** Left out only for a display, and in a demonstration. */ readonly "approver"?: { readonly "id": string; readonly "password"?: string; /** Instead of the password. */ readonly "pin"?: string; readonly "code"?: string; readonly "role"?: "dealer" | "game-supervisor" | "casino-supervisor" | "pit-boss" | "operator" | "table-inspector" | "tournament-director" | "cashier" | "surveillance" | "inspector" | "administrator"; }; /** As the screen shows it. */ readonly "code": string; };
    answer: { readonly "id": string; };
  };
  /** Begins the audit mode of a terminal, at its own screen */
  postTerminalsAudit: {
    method: 'POST';
    path: '/api/terminals/audit';
    params: undefined;
    query: undefined;
    body: { readonly "table": string; readonly "seat": number; readonly "id": string; readonly "password"?: string; /** Instead of the password. */ readonly "pin"?: string; readonly "code"?: string; };
    answer: { readonly "table": string; readonly "seat": number; /** Ends it again. */ readonly "token": string; /** It ends by itself then. */ readonly "until": number; readonly "by": string; readonly "identity": { readonly "house": string; readonly "device": string | null; readonly "release": string; readonly "engine": string; /** The digest over every file that runs. */ readonly "software": string; readonly "rulebook": string; readonly "setup": string | null; }; readonly "balance": number; readonly "meters": readonly ({ readonly "meter": string; readonly "of": string; readonly "currency": string; readonly "count": number; readonly "cents": number; })[]; readonly "coups": readonly ({ readonly "shoe": number; readonly "coup": number; readonly "settledAt": number; readonly "result": string; readonly "playerCount": number; readonly "bankerCount": number; readonly "cards": readonly (string)[]; readonly "stake": number; readonly "paid": number; })[]; readonly "tickets": readonly ({ readonly "id": string; readonly "number": string; readonly "cents": number; readonly "issuedAt": number; readonly "state": string; })[]; readonly "events": readonly ({ readonly "number": number; readonly "at": number; readonly "kind": string; })[]; };
  };
  /** Ends the audit mode of a terminal */
  postTerminalsAuditEnd: {
    method: 'POST';
    path: '/api/terminals/audit/end';
    params: undefined;
    query: undefined;
    body: { readonly "table": string; readonly "seat": number; readonly "token": string; };
    answer: Readonly<Record<string, never>>;
  };
  /** Significant events of the house and its tables, the newest first */
  getSignificantEvents: {
    method: 'GET';
    path: '/api/significant-events';
    params: undefined;
    query: { readonly "table"?: string; readonly "kind"?: string; readonly "before"?: number; readonly "limit"?: number; };
    body: undefined;
    answer: { /** Behind when the newest events are not in it yet: ask again in a moment. */ readonly "fresh": "up-to-date" | "behind"; readonly "events": readonly ({ /** house, or table: and its name. */ readonly "stream": string; /** The number of the event in its stream. */ readonly "number": number; readonly "at": number; readonly "gamingDay": (string); readonly "currency": string; readonly "kind": string; /** As it was stored; it holds no secret. */ readonly "body": unknown; })[]; };
  };
  /** Meters by table, seat and bet, over gaming days */
  getMeters: {
    method: 'GET';
    path: '/api/meters';
    params: undefined;
    query: { readonly "table"?: string; readonly "from"?: (string); readonly "to"?: (string); };
    body: undefined;
    answer: { /** Behind when the newest events are not in it yet: ask again in a moment. */ readonly "fresh": "up-to-date" | "behind"; readonly "meters": readonly ({ readonly "table": string; readonly "seat": number; readonly "currency": string; readonly "meter": string; /** The bet; or the tender of what came in, or how it went out. */ readonly "of": string; readonly "count": number; readonly "cents": number; })[]; };
  };
  /** A gaming day of every table, by quarters of an hour */
  getDay: {
    method: 'GET';
    path: '/api/day';
    params: undefined;
    query: { readonly "day"?: (string); };
    body: undefined;
    answer: { /** Behind when the newest events are not in it yet: ask again in a moment. */ readonly "fresh": "up-to-date" | "behind"; /** Null where no coup was ever settled here. */ readonly "day": (string) | null; readonly "quarters": readonly ({ readonly "table": string; /** When the quarter of an hour begins. */ readonly "at": number; readonly "coups": number; readonly "stake": number; /** Stakes that went back included. */ readonly "paid": number; })[]; };
  };
  /** The coups of a table, the newest first */
  getTablesByTableCoups: {
    method: 'GET';
    path: '/api/tables/{table}/coups';
    params: { readonly "table": string; };
    query: { readonly "shoe"?: number; readonly "limit"?: number; };
    body: undefined;
    answer: { /** Behind when the newest events are not in it yet: ask again in a moment. */ readonly "fresh": "up-to-date" | "behind"; readonly "table": string; readonly "coups": readonly ({ readonly "shoe": number; readonly "coup": number; readonly "at": number; readonly "gamingDay": (string); readonly "currency": string; readonly "standing": "live" | "dummy" | "free" | "void"; readonly "result": "player" | "banker" | "tie" | null; /** In dealing order, with the hand each went to: P:Ts B:6h. */ readonly "cards": string; readonly "playerCount": number; readonly "bankerCount": number; readonly "wagers": number; readonly "stake": number; /** Stakes that went back included. */ readonly "paid": number; readonly "commission": number; /** How often it was set right since. */ readonly "corrections": number; })[]; };
  };
  /** A coup shown again, with each payment, its clause and why */
  getTablesByTableCoupsByShoeByCoup: {
    method: 'GET';
    path: '/api/tables/{table}/coups/{shoe}/{coup}';
    params: { readonly "table": string; readonly "shoe": number; readonly "coup": number; };
    query: undefined;
    body: undefined;
    answer: { readonly "shoe": number; readonly "coup": number; readonly "at": number; readonly "gamingDay": (string); readonly "currency": string; readonly "standing": "live" | "dummy" | "free" | "void"; readonly "result": "player" | "banker" | "tie" | null; /** In dealing order, with the hand each went to: P:Ts B:6h. */ readonly "cards": string; readonly "playerCount": number; readonly "bankerCount": number; readonly "wagers": number; readonly "stake": number; /** Stakes that went back included. */ readonly "paid": number; readonly "commission": number; /** How often it was set right since. */ readonly "corrections": number; readonly "table": string; readonly "rulebook": string; readonly "lines": readonly ({ readonly "at": number; readonly "by": { readonly "id": string; readonly "role": "patron" | "dealer" | "game-supervisor" | "casino-supervisor" | "pit-boss" | "operator" | "table-inspector" | "tournament-director" | "cashier" | "surveillance" | "inspector" | "administrator" | "system"; }; readonly "says": unknown; readonly "clause": string | null; })[]; };
  };
  /** The paytable and the limits that were in force for one coup */
  getTablesByTableCoupsByShoeByCoupPaytable: {
    method: 'GET';
    path: '/api/tables/{table}/coups/{shoe}/{coup}/paytable';
    params: { readonly "table": string; readonly "shoe": number; readonly "coup": number; };
    query: undefined;
    body: undefined;
    answer: { readonly "table": string; readonly "shoe": number; readonly "coup": number; /** The set-up’s id. */ readonly "setup": string; readonly "game": string; readonly "version": string; readonly "decks": number; readonly "currency": string; readonly "odds": readonly ({ readonly "on": "player" | "banker" | "tie" | "player-pair" | "banker-pair" | "player-perfect-pair" | "banker-perfect-pair" | "player-dragon-bonus" | "banker-dragon-bonus" | "super-6" | "insurance" | "player-run" | "banker-run" | "combination-run" | "tie-run" | "player-dragon-tail" | "banker-dragon-tail" | "lucky-6" | "dragon-7" | "panda-8"; readonly "when": "player-wins" | "banker-wins" | "tie" | "banker-wins-with-six" | "banker-does-not-win-with-six" | "natural-tie" | "player-wins-with-natural" | "player-wins-by-4" | "player-wins-by-5" | "player-wins-by-6" | "player-wins-by-7" | "player-wins-by-8" | "player-wins-by-9" | "banker-wins-with-natural" | "banker-wins-by-4" | "banker-wins-by-5" | "banker-wins-by-6" | "banker-wins-by-7" | "banker-wins-by-8" | "banker-wins-by-9" | "player-wins-with-three-card-8-or-9" | "banker-wins-with-three-card-8-or-9" | "banker-wins-with-two-card-6" | "banker-wins-with-three-card-6" | "banker-wins-with-three-card-7" | "player-wins-with-three-card-8" | "player-pair" | "banker-pair" | "player-mixed-pair" | "player-coloured-pair" | "player-perfect-pair" | "banker-mixed-pair" | "banker-coloured-pair" | "banker-perfect-pair" | null; readonly "length": number | null; readonly "pays": readonly (number)[] | "push" | "lose"; readonly "commission": readonly (number)[] | null; readonly "clause": string; })[]; readonly "limits": Readonly<Record<string, { readonly "min": number; readonly "max": number; readonly "step": number; }>>; };
  };
  /** Coups, pace, rulings and win of everybody who dealt on one gaming day */
  getReportsDealers: {
    method: 'GET';
    path: '/api/reports/dealers';
    params: undefined;
    query: { readonly "day": (string); };
    body: undefined;
    answer: { readonly "fresh": "up-to-date" | "behind"; readonly "day": (string); readonly "dealers": readonly ({ readonly "dealer": string; readonly "currency": string; readonly "coups": number; /** Coups an hour, over the quarters of an hour with a coup. */ readonly "pace": number; /** Irregularities ruled on while this dealer was on duty. */ readonly "rulings": number; /** How often a coup of theirs was set right later. */ readonly "corrections": number; readonly "stake": number; readonly "paid": number; /** Stake less paid. */ readonly "win": number; })[]; };
  };
  /** Drop, stake and payments of every table, gaming day by gaming day */
  getReportsDays: {
    method: 'GET';
    path: '/api/reports/days';
    params: undefined;
    query: { readonly "days"?: number; };
    body: undefined;
    answer: { readonly "fresh": "up-to-date" | "behind"; readonly "days": readonly ({ readonly "table": string; readonly "day": (string); readonly "currency": string; readonly "drop": number; readonly "stake": number; readonly "paid": number; })[]; };
  };
  /** Win by table of one gaming day, and its adjustments from a sum on */
  getReportsGamingDay: {
    method: 'GET';
    path: '/api/reports/gaming-day';
    params: undefined;
    query: { readonly "day": (string); readonly "fromCents"?: number; };
    body: undefined;
    answer: { readonly "fresh": "up-to-date" | "behind"; readonly "day": (string); /** How pushes and void wagers are counted. */ readonly "counted": string; readonly "tables": readonly ({ readonly "table": string; readonly "currency": string; readonly "coups": number; readonly "in": number; readonly "out": number; readonly "stake": number; readonly "paid": number; /** Stake less paid. */ readonly "win": number; /** Part of the win. */ readonly "commission": number; readonly "void": number; /** Brought to patrons after the coup. */ readonly "correctedUp": number; /** Taken back from patrons after the coup. */ readonly "correctedDown": number; })[]; /** Where meters, ledger and journal did not agree: each stopped its table. */ readonly "variances": readonly ({ readonly "table": string; readonly "at": number; readonly "says": string; })[]; readonly "adjustments": readonly ({ readonly "table": string; /** The event that has its details. */ readonly "number": number; readonly "at": number; readonly "kind": string; readonly "currency": string; readonly "cents": number; })[]; };
  };
  /** Drop, handle, win, theoretical win and z-score, cut by table, shift, dealer ... */
  getReportsFigures: {
    method: 'GET';
    path: '/api/reports/figures';
    params: undefined;
    query: { readonly "by": "table" | "day" | "shift" | "dealer" | "wager" | "version"; readonly "from": (string); readonly "to": (string); readonly "table"?: string; readonly "shift"?: number; readonly "dealer"?: string; readonly "wager"?: string; readonly "version"?: string; readonly "currency"?: string; };
    body: undefined;
    answer: { readonly "fresh": "up-to-date" | "behind"; readonly "by": "table" | "day" | "shift" | "dealer" | "wager" | "version"; readonly "rows": readonly ({ readonly "key": string; readonly "currency": string; /** Live coups that were settled. */ readonly "coups": number; readonly "dummies": number; readonly "voids": number; /** Coups an hour, over the half hours of a table with one. */ readonly "pace": number | null; /** Null where money that came in belongs to no row: a wager. */ readonly "drop": number | null; readonly "out": number | null; readonly "wagers": number; /** Stakes as the coups were settled, without what went back. */ readonly "handle": number; /** Stakes that went back included. */ readonly "paid": number; readonly "commission": number; /** The part of the commission that went on markers when it was earned. */ readonly "deferred": number; /** Stakes that went back as void. */ readonly "void": number; readonly "corrections": number; /** What corrections of settled coups brought the house, or took. */ readonly "corrected": number; readonly "rulings": number; /** Handle less paid, deferred commission and corrections added. */ readonly "win": number; /** What the odds make of the stakes, in cents. */ readonly "theoretical": number; /** Standard error of it, from Runs and tails. */ readonly "theoreticalError": number; /** Stakes of which the odds are not known; in no theoretical win. */ readonly "unpriced": number; /** Standard deviation of the net result, in cents. */ readonly "sigma": number; /** Win less theoretical win in standard deviations. */ readonly "z": number | null; })[]; /** One for each currency: two are never added up. */ readonly "totals": readonly ({ readonly "key": string; readonly "currency": string; /** Live coups that were settled. */ readonly "coups": number; readonly "dummies": number; readonly "voids": number; /** Coups an hour, over the half hours of a table with one. */ readonly "pace": number | null; /** Null where money that came in belongs to no row: a wager. */ readonly "drop": number | null; readonly "out": number | null; readonly "wagers": number; /** Stakes as the coups were settled, without what went back. */ readonly "handle": number; /** Stakes that went back included. */ readonly "paid": number; readonly "commission": number; /** The part of the commission that went on markers when it was earned. */ readonly "deferred": number; /** Stakes that went back as void. */ readonly "void": number; readonly "corrections": number; /** What corrections of settled coups brought the house, or took. */ readonly "corrected": number; readonly "rulings": number; /** Handle less paid, deferred commission and corrections added. */ readonly "win": number; /** What the odds make of the stakes, in cents. */ readonly "theoretical": number; /** Standard error of it, from Runs and tails. */ readonly "theoreticalError": number; /** Stakes of which the odds are not known; in no theoretical win. */ readonly "unpriced": number; /** Standard deviation of the net result, in cents. */ readonly "sigma": number; /** Win less theoretical win in standard deviations. */ readonly "z": number | null; })[]; };
  };
  /** The win half hour by half hour, beside what was to be expected and its spread */
  getReportsCourse: {
    method: 'GET';
    path: '/api/reports/course';
    params: undefined;
    query: { readonly "from": (string); readonly "to": (string); readonly "table"?: string; readonly "shift"?: number; readonly "dealer"?: string; readonly "wager"?: string; readonly "version"?: string; readonly "currency"?: string; };
    body: undefined;
    answer: { readonly "fresh": "up-to-date" | "behind"; readonly "courses": readonly ({ readonly "currency": string; readonly "points": readonly ({ /** When the half hour ended. */ readonly "at": number; readonly "coups": number; readonly "handle": number; readonly "win": number; readonly "theoretical": number; readonly "sigma": number; })[]; })[]; };
  };
  /** The coups behind a figure, the newest first */
  getReportsCoups: {
    method: 'GET';
    path: '/api/reports/coups';
    params: undefined;
    query: { readonly "from": (string); readonly "to": (string); readonly "table"?: string; readonly "shift"?: number; readonly "dealer"?: string; readonly "wager"?: string; readonly "version"?: string; readonly "currency"?: string; readonly "before"?: number; readonly "limit"?: number; };
    body: undefined;
    answer: { readonly "fresh": "up-to-date" | "behind"; /** How many there are in all. */ readonly "total": number; readonly "coups": readonly ({ readonly "table": string; readonly "shoe": number; readonly "coup": number; readonly "at": number; readonly "gamingDay": (string); readonly "currency": string; readonly "dealer": string; readonly "version": string; readonly "standing": string; readonly "result": string | null; readonly "cards": string; readonly "playerCount": number; readonly "bankerCount": number; readonly "wagers": number; readonly "stake": number; readonly "paid": number; readonly "commission": number; readonly "corrections": number; })[]; };
  };
  /** Coups held against meters, and their win against the ledger, to the cent */
  getReportsReconciliation: {
    method: 'GET';
    path: '/api/reports/reconciliation';
    params: undefined;
    query: { readonly "from": (string); readonly "to": (string); };
    body: undefined;
    answer: { readonly "fresh": "up-to-date" | "behind"; readonly "lines": readonly ({ readonly "table": string; readonly "day": (string); readonly "currency": string; readonly "what": "handle-meters" | "paid-meters" | "commission-meters" | "void-meters" | "drop-meters" | "win-ledger"; /** By the coups. */ readonly "reported": number; /** By the meters, or by the ledger. */ readonly "held": number; })[]; /** What else the ledger moved to the house or from it, which is no win of a coup. */ readonly "others": readonly ({ readonly "table": string; readonly "day": (string); readonly "currency": string; readonly "memo": string; readonly "cents": number; })[]; };
  };
  /** Every correction of a settled coup, with what it changed */
  getReportsCorrections: {
    method: 'GET';
    path: '/api/reports/corrections';
    params: undefined;
    query: { readonly "from": (string); readonly "to": (string); };
    body: undefined;
    answer: { readonly "fresh": "up-to-date" | "behind"; readonly "corrections": readonly ({ readonly "table": string; readonly "number": number; readonly "shoe": number; readonly "coup": number; readonly "at": number; readonly "gamingDay": (string); readonly "currency": string; readonly "dealer": string; readonly "version": string; readonly "clause": string; readonly "handle": number; readonly "paid": number; readonly "win": number; })[]; };
  };
  /** Large and structured cash by person, over all tables and the cage */
  getReportsCash: {
    method: 'GET';
    path: '/api/reports/cash';
    params: undefined;
    query: { readonly "from": (string); readonly "to": (string); readonly "threshold"?: number; };
    body: undefined;
    answer: { readonly "fresh": "up-to-date" | "behind"; readonly "people": readonly ({ readonly "patron": string; readonly "day": (string); readonly "currency": string; readonly "in": number; readonly "out": number; readonly "movements": number; readonly "largest": number; /** Tables, and the cage. */ readonly "places": readonly (string)[]; /** Large: one movement reaches the sum. Structured: only several do. */ readonly "why": "large" | "structured"; })[]; };
  };
  /** Tickets by the day of their issue and how they stand */
  getReportsTickets: {
    method: 'GET';
    path: '/api/reports/tickets';
    params: undefined;
    query: { readonly "from": (string); readonly "to": (string); };
    body: undefined;
    answer: { readonly "fresh": "up-to-date" | "behind"; readonly "sums": readonly ({ /** When they were issued. */ readonly "day": (string); readonly "currency": string; readonly "state": string; readonly "count": number; readonly "cents": number; })[]; };
  };
  /** Significant events, access among them, by place and kind */
  getReportsEvents: {
    method: 'GET';
    path: '/api/reports/events';
    params: undefined;
    query: { readonly "from": (string); readonly "to": (string); };
    body: undefined;
    answer: { readonly "fresh": "up-to-date" | "behind"; readonly "kinds": readonly ({ readonly "place": string; readonly "kind": string; readonly "count": number; readonly "last": number; })[]; };
  };
  /** A gaming day under another version, limits or odds: what would have been won */
  postAgain: {
    method: 'POST';
    path: '/api/again';
    params: undefined;
    query: undefined;
    body: { /** The newest gaming day with coups if left out. */ readonly "day"?: (string); readonly "table"?: string; /** Another book; each table’s own if not. */ readonly "rulebook"?: "crown-rapid" | "mbs-rapid" | "tasmania" | "crown" | "demonstration"; readonly "version"?: "traditional" | "crown" | "no-commission" | "federal" | "two-to-one" | "tie-baccarat" | "lucky-6" | "commission-free"; /** In place of those of the bets that are named. */ readonly "limits"?: Readonly<Record<string, { readonly "min": number; readonly "max": number; readonly "step": number; }>>; readonly "aggregateMin"?: number; /** Beside Player, Banker and Tie; as it was if left out. */ readonly "offered"?: readonly ("player" | "banker" | "tie" | "player-pair" | "banker-pair" | "player-perfect-pair" | "banker-perfect-pair" | "player-dragon-bonus" | "banker-dragon-bonus" | "super-6" | "insurance" | "player-run" | "banker-run" | "combination-run" | "tie-run" | "player-dragon-tail" | "banker-dragon-tail" | "lucky-6" | "dragon-7" | "panda-8")[]; readonly "pay"?: { readonly "dragonBonus"?: number; readonly "perfectPairs"?: number; readonly "tiePercent"?: { readonly "player": number; readonly "banker": number; }; readonly "differential"?: number; readonly "chip"?: number; }; /** In place of the printed lines: the first whose fact holds decides. */ readonly "odds"?: Readonly<Record<string, readonly ({ readonly "when": "player-wins" | "banker-wins" | "tie" | "banker-wins-with-six" | "banker-does-not-win-with-six" | "natural-tie" | "player-wins-with-natural" | "player-wins-by-4" | "player-wins-by-5" | "player-wins-by-6" | "player-wins-by-7" | "player-wins-by-8" | "player-wins-by-9" | "banker-wins-with-natural" | "banker-wins-by-4" | "banker-wins-by-5" | "banker-wins-by-6" | "banker-wins-by-7" | "banker-wins-by-8" | "banker-wins-by-9" | "player-wins-with-three-card-8-or-9" | "banker-wins-with-three-card-8-or-9" | "banker-wins-with-two-card-6" | "banker-wins-with-three-card-6" | "banker-wins-with-three-card-7" | "player-wins-with-three-card-8" | "player-pair" | "banker-pair" | "player-mixed-pair" | "player-coloured-pair" | "player-perfect-pair" | "banker-mixed-pair" | "banker-coloured-pair" | "banker-perfect-pair"; readonly "pays": readonly (number)[] | "push" | "lose" | "tie-percent"; /** The part of the win: [1, 20] is 5%. */ readonly "commission"?: readonly (number)[]; })[]>>; };
    answer: { readonly "fresh": "up-to-date" | "behind"; readonly "day": (string) | null; readonly "coups": number; readonly "rows": readonly ({ readonly "table": string; readonly "currency": string; readonly "bet": "player" | "banker" | "tie" | "player-pair" | "banker-pair" | "player-perfect-pair" | "banker-perfect-pair" | "player-dragon-bonus" | "banker-dragon-bonus" | "super-6" | "insurance" | "player-run" | "banker-run" | "combination-run" | "tie-run" | "player-dragon-tail" | "banker-dragon-tail" | "lucky-6" | "dragon-7" | "panda-8"; readonly "did": { /** Those that were decided. */ readonly "wagers": number; readonly "stake": number; /** What the house won: stakes less payments. */ readonly "win": number; }; readonly "would": { /** Those that were decided. */ readonly "wagers": number; readonly "stake": number; /** What the house won: stakes less payments. */ readonly "win": number; }; })[]; readonly "totals": readonly ({ readonly "currency": string; readonly "did": { /** Those that were decided. */ readonly "wagers": number; readonly "stake": number; /** What the house won: stakes less payments. */ readonly "win": number; }; readonly "would": { /** Those that were decided. */ readonly "wagers": number; readonly "stake": number; /** What the house won: stakes less payments. */ readonly "win": number; }; })[]; /** How many wagers the other rules refuse, in whole or in part. */ readonly "leftOut": number; /** The first thousand of them. */ readonly "left": readonly ({ readonly "table": string; readonly "shoe": number; readonly "coup": number; readonly "seat": number; readonly "patron": string; readonly "bet": { readonly "on": "player" | "banker" | "tie" | "player-pair" | "banker-pair" | "player-perfect-pair" | "banker-perfect-pair" | "player-dragon-bonus" | "banker-dragon-bonus" | "super-6" | "insurance" | "player-run" | "banker-run" | "combination-run" | "tie-run" | "player-dragon-tail" | "banker-dragon-tail" | "lucky-6" | "dragon-7" | "panda-8"; readonly "length"?: number; readonly "pattern"?: readonly ("player" | "banker")[]; readonly "area"?: "early" | "late"; readonly "position"?: number; }; readonly "stake": number; /** What is not taken of the stake. */ readonly "cents": number; readonly "refusal": "not-offered" | "wagers-closed" | "below-minimum" | "off-step" | "above-maximum" | "insufficient-balance" | "needs-a-qualifying-wager" | "below-aggregate-minimum" | "area-not-open" | "window-not-open" | "exceeds-main-wager" | "cannot-be-paid-exactly" | "wrong-decks" | "wrong-length"; readonly "clause": string; })[]; readonly "notCompared": readonly ({ readonly "table": string; readonly "shoe": number; readonly "coup": number; readonly "why": "cards-do-not-suffice" | "streak-not-on-record"; })[]; };
  };
  /** Makes the signed file of one coup: cards, wagers, meters, events, set-up, screens */
  postDisputes: {
    method: 'POST';
    path: '/api/disputes';
    params: undefined;
    query: undefined;
    body: { readonly "table": string; readonly "shoe": number; readonly "coup": number; readonly "why": string; /** Freezes the table’s accounts first, for whoever may do that. */ readonly "freeze"?: boolean; /** Who freezes, where whoever asks may not. */ readonly "freezer"?: { readonly "id": string; readonly "password"?: string; /** Instead of the password. */ readonly "pin"?: string; readonly "code"?: string; readonly "role"?: "dealer" | "game-supervisor" | "casino-supervisor" | "pit-boss" | "operator" | "table-inspector" | "tournament-director" | "cashier" | "surveillance" | "inspector" | "administrator"; }; };
    answer: { /** Under which GET /api/disputes/ gives the file. */ readonly "name": string; /** Of the file; the same is on record. */ readonly "sha256": string; /** Whether the accounts are frozen now. */ readonly "frozen": boolean; };
  };
  /** The signed file of a dispute as it was made */
  getDisputesByName: {
    method: 'GET';
    path: '/api/disputes/{name}';
    params: { readonly "name": string; };
    query: undefined;
    body: undefined;
    answer: unknown;
  };
  /** The signed slip of a coup that the terminal’s patron wagered on, as a link to keep */
  postSlips: {
    method: 'POST';
    path: '/api/slips';
    params: undefined;
    query: undefined;
    body: { /** Of the seat in a demonstration; else the browser’s own. */ readonly "token"?: string; readonly "shoe": number; readonly "coup": number; };
    answer: { /** All of the slip stands behind its hash: no server is sent it. */ readonly "link": string; /** That link as a QR code, row by row. */ readonly "qr": readonly (string)[]; /** The fingerprint of the house’s key. */ readonly "key": string; };
  };
  /** What happened after a number, in order, for other systems */
  getFeed: {
    method: 'GET';
    path: '/api/feed';
    params: undefined;
    query: { readonly "after"?: number; readonly "kinds"?: string; readonly "limit"?: number; };
    body: undefined;
    answer: { /** In the order of their numbers. */ readonly "events": readonly ({ /** Rises through the whole house; the same number, the same event. */ readonly "number": number; /** Where it happened: house, cage, or table: and its name. */ readonly "stream": string; /** Its number in that stream of the journal. */ readonly "seq": number; /** When, in milliseconds UTC by the house’s clock. */ readonly "at": number; /** The gaming day that it counts to. */ readonly "gamingDay": (string); /** Of every sum in it. */ readonly "currency": string; /** What happened; docs/connecting.md lists the kinds. */ readonly "kind": string; /** The particulars, without anything secret; sums are whole cents. */ readonly "body": Readonly<Record<string, unknown>>; })[]; /** The newest number there is, of whatever kind. */ readonly "last": number; };
  };
  /** The same as it happens, as server-sent events; Last-Event-ID goes on where it ended */
  getFeedStream: {
    method: 'GET';
    path: '/api/feed/stream';
    params: undefined;
    query: { readonly "after"?: number; readonly "kinds"?: string; };
    body: undefined;
    answer: unknown;
  };
  /** Programs with tokens: what each may read, and until when */
  getServices: {
    method: 'GET';
    path: '/api/services';
    params: undefined;
    query: undefined;
    body: undefined;
    answer: readonly ({ /** Its name. */ readonly "id": string; /** What it is for. */ readonly "purpose": string; /** What it may read. */ readonly "powers": readonly ("look-up" | "read-accounts" | "read-suspicions" | "list-devices" | "follow-events")[]; /** When its token ends, or ended. */ readonly "until": number; /** Who added it. */ readonly "by": string; /** Who agreed. */ readonly "approvedBy": string; })[];
  };
  /** Gives a program a token, by two people; one with its name before ends */
  postServices: {
    method: 'POST';
    path: '/api/services';
    params: undefined;
    query: undefined;
    body: { /** A short name of its own: lower-case letters, digits and hyphens. */ readonly "id": string; /** What it is for, as it goes on record. */ readonly "purpose": string; /** Only what it needs. */ readonly "powers": readonly ("look-up" | "read-accounts" | "read-suspicions" | "list-devices" | "follow-events")[]; /** How many days its token lasts. */ readonly "days": number; /** The second person: nobody gives a token alone. */ readonly "approver": { readonly "id": string; readonly "password"?: string; /** Instead of the password. */ readonly "pin"?: string; readonly "code"?: string; readonly "role"?: "dealer" | "game-supervisor" | "casino-supervisor" | "pit-boss" | "operator" | "table-inspector" | "tournament-director" | "cashier" | "surveillance" | "inspector" | "administrator"; }; };
    answer: { /** The name it was given. */ readonly "id": string; /** Sent as `Authorization: Bearer`; it is told this once. */ readonly "token": string; /** When the token ends. */ readonly "until": number; };
  };
  /** Takes a program’s token back: it ends at once */
  postServicesRemove: {
    method: 'POST';
    path: '/api/services/remove';
    params: undefined;
    query: undefined;
    body: { /** A short name of its own: lower-case letters, digits and hyphens. */ readonly "id": string; };
    answer: Readonly<Record<string, never>>;
  };
  /** Where events are sent, how far each is, and the key of their signatures */
  getWebhooks: {
    method: 'GET';
    path: '/api/webhooks';
    params: undefined;
    query: undefined;
    body: undefined;
    answer: { /** Every webhook. */ readonly "webhooks": readonly ({ /** Its name. */ readonly "id": string; /** Where it is sent. */ readonly "url": string; /** Which kinds; all where there are none. */ readonly "kinds": readonly (string)[]; /** Who set it. */ readonly "by": string; /** Who agreed. */ readonly "approvedBy": string; /** Everything up to this number has arrived. */ readonly "delivered": number; /** How often in a row it could not be delivered. */ readonly "failures": number; /** When it is tried again; null where nothing failed. */ readonly "retryAt": number | null; })[]; /** The newest number there is. */ readonly "last": number; /** The public key of their signatures: Ed25519, SPKI, PEM. */ readonly "key": string; };
  };
  /** Sends events to an address from now on, by two people; one of its name before ends */
  postWebhooks: {
    method: 'POST';
    path: '/api/webhooks';
    params: undefined;
    query: undefined;
    body: { /** A short name of its own: lower-case letters, digits and hyphens. */ readonly "id": string; /** Where to; a live house sends by https alone. */ readonly "url": string; /** Which kinds; all if left out. */ readonly "kinds"?: readonly (string)[]; /** The first number; what happens from now on if left out. */ readonly "from"?: number; /** The second person: nobody sends the house’s events out alone. */ readonly "approver": { readonly "id": string; readonly "password"?: string; /** Instead of the password. */ readonly "pin"?: string; readonly "code"?: string; readonly "role"?: "dealer" | "game-supervisor" | "casino-supervisor" | "pit-boss" | "operator" | "table-inspector" | "tournament-director" | "cashier" | "surveillance" | "inspector" | "administrator"; }; };
    answer: Readonly<Record<string, never>>;
  };
  /** Sends nothing more there */
  postWebhooksRemove: {
    method: 'POST';
    path: '/api/webhooks/remove';
    params: undefined;
    query: undefined;
    body: { /** A short name of its own: lower-case letters, digits and hyphens. */ readonly "id": string; };
    answer: Readonly<Record<string, never>>;
  };
  /** Sends everything from a number on again */
  postWebhooksReplay: {
    method: 'POST';
    path: '/api/webhooks/replay';
    params: undefined;
    query: undefined;
    body: { /** A short name of its own: lower-case letters, digits and hyphens. */ readonly "id": string; /** Everything from this number on is sent again. */ readonly "from": number; };
    answer: Readonly<Record<string, never>>;
  };
  /** Lines for a video recorder: every card and result with the server’s time */
  getTablesByTableMarkers: {
    method: 'GET';
    path: '/api/tables/{table}/markers';
    params: { readonly "table": string; };
    query: { readonly "after"?: number; readonly "limit"?: number; };
    body: undefined;
    answer: unknown;
  };
  /** What every wager is worth on the cards left, and whose stakes have followed it */
  getSurveillanceTablesByTableWatch: {
    method: 'GET';
    path: '/api/surveillance/tables/{table}/watch';
    params: { readonly "table": string; };
    query: { readonly "shoe"?: number; };
    body: undefined;
    answer: { readonly "fresh": "up-to-date" | "behind"; readonly "table": string; readonly "shoe": number; readonly "coups": number; readonly "cardsLeft": number; readonly "level": "quiet" | "notice" | "act"; readonly "wagers": readonly ({ readonly "on": "player" | "banker" | "tie" | "player-pair" | "banker-pair" | "player-perfect-pair" | "banker-perfect-pair" | "player-dragon-bonus" | "banker-dragon-bonus" | "super-6" | "insurance" | "player-run" | "banker-run" | "combination-run" | "tie-run" | "player-dragon-tail" | "banker-dragon-tail" | "lucky-6" | "dragon-7" | "panda-8"; readonly "option": number | null; /** Profit per unit on the cards that are left, as a fraction. */ readonly "exactly": string; readonly "expected": number; /** The same by coup, over what a full shoe gives away. */ readonly "worth": number; readonly "level": "quiet" | "notice" | "act"; })[]; /** Patrons and how their stakes follow what the wager is worth, the closest first. */ readonly "followers": readonly ({ readonly "patron": string; readonly "seat": number; readonly "on": "player" | "banker" | "tie" | "player-pair" | "banker-pair" | "player-perfect-pair" | "banker-perfect-pair" | "player-dragon-bonus" | "banker-dragon-bonus" | "super-6" | "insurance" | "player-run" | "banker-run" | "combination-run" | "tie-run" | "player-dragon-tail" | "banker-dragon-tail" | "lucky-6" | "dragon-7" | "panda-8"; readonly "coups": number; readonly "correlation": number; /** Standard errors from stakes that know nothing of the shoe. */ readonly "z": number; /** What the stakes were worth to the patron, in cents. */ readonly "expected": number; readonly "level": "quiet" | "notice" | "act"; })[]; };
  };
  /** Late and posted stakes, stakes far above the own, patterns, each with its evidence */
  getSurveillanceTablesByTableFlags: {
    method: 'GET';
    path: '/api/surveillance/tables/{table}/flags';
    params: { readonly "table": string; };
    query: { readonly "shoe"?: number; };
    body: undefined;
    answer: { readonly "fresh": "up-to-date" | "behind"; readonly "table": string; readonly "shoe": number; readonly "flags": readonly ({ readonly "flag": "late-bet" | "past-post" | "colour-up" | "pattern"; readonly "sighting": "laid-after-close" | "refused-after-close" | "at-the-bell" | "raised-after-card" | "lowered-after-card" | "far-above-own" | "opposite-stakes" | "raised-after-losing"; readonly "shoe": number; readonly "seat": number; readonly "patron": string; readonly "beside"?: string; readonly "figure": number; readonly "evidence": readonly ({ readonly "coup": number; readonly "at": number; readonly "bet": string; readonly "stake": number; })[]; })[]; };
  };
  /** Coups by patron, seat, card, wager, stake and time, the newest first */
  getSurveillanceSearch: {
    method: 'GET';
    path: '/api/surveillance/search';
    params: undefined;
    query: { readonly "from"?: number; readonly "to"?: number; readonly "day"?: (string); readonly "table"?: string; readonly "patron"?: string; readonly "seat"?: number; readonly "card"?: "As" | "2s" | "3s" | "4s" | "5s" | "6s" | "7s" | "8s" | "9s" | "Ts" | "Js" | "Qs" | "Ks" | "Ah" | "2h" | "3h" | "4h" | "5h" | "6h" | "7h" | "8h" | "9h" | "Th" | "Jh" | "Qh" | "Kh" | "Ad" | "2d" | "3d" | "4d" | "5d" | "6d" | "7d" | "8d" | "9d" | "Td" | "Jd" | "Qd" | "Kd" | "Ac" | "2c" | "3c" | "4c" | "5c" | "6c" | "7c" | "8c" | "9c" | "Tc" | "Jc" | "Qc" | "Kc"; readonly "on"?: "player" | "banker" | "tie" | "player-pair" | "banker-pair" | "player-perfect-pair" | "banker-perfect-pair" | "player-dragon-bonus" | "banker-dragon-bonus" | "super-6" | "insurance" | "player-run" | "banker-run" | "combination-run" | "tie-run" | "player-dragon-tail" | "banker-dragon-tail" | "lucky-6" | "dragon-7" | "panda-8"; readonly "least"?: number; readonly "most"?: number; readonly "limit"?: number; };
    body: undefined;
    answer: { readonly "fresh": "up-to-date" | "behind"; /** Coups that were looked at, the newest first. */ readonly "searched": number; /** Whether older coups were not looked at any more. */ readonly "more": boolean; readonly "coups": readonly ({ readonly "table": string; readonly "shoe": number; readonly "coup": number; readonly "at": number; readonly "result": "player" | "banker" | "tie" | null; readonly "cards": string; readonly "wagers": readonly ({ readonly "seat": number; readonly "patron": string; readonly "on": "player" | "banker" | "tie" | "player-pair" | "banker-pair" | "player-perfect-pair" | "banker-perfect-pair" | "player-dragon-bonus" | "banker-dragon-bonus" | "super-6" | "insurance" | "player-run" | "banker-run" | "combination-run" | "tie-run" | "player-dragon-tail" | "banker-dragon-tail" | "lucky-6" | "dragon-7" | "panda-8"; readonly "stake": number; readonly "paid": number; })[]; })[]; };
  };
  /** Puts a note, or a mark for the recording with its time, on record */
  postSurveillanceNotes: {
    method: 'POST';
    path: '/api/surveillance/notes';
    params: undefined;
    query: undefined;
    body: { readonly "kind": "note" | "mark"; readonly "table"?: string; readonly "shoe"?: number; readonly "coup"?: number; /** The moment it is about; now where it is left out. */ readonly "about"?: number; readonly "says": string; };
    answer: { readonly "number": number; };
  };
  /** Notes and marks, the newest first */
  getSurveillanceNotes: {
    method: 'GET';
    path: '/api/surveillance/notes';
    params: undefined;
    query: { readonly "table"?: string; };
    body: undefined;
    answer: { readonly "notes": readonly ({ /** Of the event in the house’s own stream. */ readonly "number": number; readonly "at": number; readonly "by": string; readonly "kind": "note" | "mark"; readonly "table": string | null; readonly "shoe": number | null; readonly "coup": number | null; readonly "about": number; readonly "says": string; })[]; };
  };
  /** A coup as it was settled and as every correction left it, wager by wager */
  getInspectionTablesByTableCoupsByShoeByCoup: {
    method: 'GET';
    path: '/api/inspection/tables/{table}/coups/{shoe}/{coup}';
    params: { readonly "table": string; readonly "shoe": number; readonly "coup": number; };
    query: undefined;
    body: undefined;
    answer: { readonly "table": string; readonly "shoe": number; readonly "coup": number; readonly "gamingDay": (string); readonly "currency": string; /** The settlement first, then every correction. */ readonly "versions": readonly ({ /** The number of the event in its table’s stream. */ readonly "event": number; readonly "at": number; readonly "by": string; /** By which it was corrected; null for the settlement. */ readonly "clause": string | null; readonly "standing": "live" | "dummy" | "free" | "void"; readonly "result": "player" | "banker" | "tie" | null; readonly "playerCount": number; readonly "bankerCount": number; readonly "cards": readonly ({ readonly "to": "player" | "banker"; readonly "card": string | null; })[]; readonly "wagers": readonly ({ readonly "seat": number; readonly "patron": string; readonly "on": "player" | "banker" | "tie" | "player-pair" | "banker-pair" | "player-perfect-pair" | "banker-perfect-pair" | "player-dragon-bonus" | "banker-dragon-bonus" | "super-6" | "insurance" | "player-run" | "banker-run" | "combination-run" | "tie-run" | "player-dragon-tail" | "banker-dragon-tail" | "lucky-6" | "dragon-7" | "panda-8"; readonly "stake": number; readonly "paid": number; readonly "commission": number; readonly "outcome": "win" | "lose" | "push" | "void" | "open" | "refused"; readonly "clause": string; readonly "because": unknown; })[]; })[]; };
  };
  /** What the second judge makes of a coup, its table judged from the first event on */
  getInspectionTablesByTableCoupsByShoeByCoupVerdict: {
    method: 'GET';
    path: '/api/inspection/tables/{table}/coups/{shoe}/{coup}/verdict';
    params: { readonly "table": string; readonly "shoe": number; readonly "coup": number; };
    query: undefined;
    body: undefined;
    answer: { /** Events of the table that the second judge has judged, from the first. */ readonly "judged": number; /** To the events of this coup, in English. */ readonly "objections": readonly (string)[]; /** Objections to other events of the table. */ readonly "elsewhere": number; readonly "unjudged": readonly (string)[]; };
  };
  /** Begins to verify the whole house beside play, or shows the one that runs */
  postInspectionVerification: {
    method: 'POST';
    path: '/api/inspection/verification';
    params: undefined;
    query: undefined;
    body: undefined;
    answer: { readonly "state": "never" | "running" | "done" | "failed"; readonly "by": string | null; readonly "begun": number | null; /** Events so far. */ readonly "checked": number; readonly "of": number; readonly "report": { readonly "isWhole": boolean; readonly "streams": number; readonly "events": number; readonly "transfers": number; readonly "balances": number; readonly "also": readonly (string)[]; readonly "damages": readonly (string)[]; /** Events that the second judge judged again. */ readonly "judged": number | null; readonly "objections": readonly (string)[]; readonly "seconds": number; } | null; };
  };
  /** How far the verification is, and what it found */
  getInspectionVerification: {
    method: 'GET';
    path: '/api/inspection/verification';
    params: undefined;
    query: undefined;
    body: undefined;
    answer: { readonly "state": "never" | "running" | "done" | "failed"; readonly "by": string | null; readonly "begun": number | null; /** Events so far. */ readonly "checked": number; readonly "of": number; readonly "report": { readonly "isWhole": boolean; readonly "streams": number; readonly "events": number; readonly "transfers": number; readonly "balances": number; readonly "also": readonly (string)[]; readonly "damages": readonly (string)[]; /** Events that the second judge judged again. */ readonly "judged": number | null; readonly "objections": readonly (string)[]; readonly "seconds": number; } | null; };
  };
  /** Every book as it runs: documents and digests, clauses, who keeps each, rulings */
  getInspectionBooks: {
    method: 'GET';
    path: '/api/inspection/books';
    params: undefined;
    query: undefined;
    body: undefined;
    answer: { readonly "books": readonly ({ readonly "book": string; readonly "name": string; readonly "title": string; readonly "issuer": string; readonly "edition": string; readonly "effective": string | null; /** SHA-256 of the text that was read. */ readonly "document": string; /** SHA-256 of the book as the programs hold it. */ readonly "running": string; /** Tables that play it now. */ readonly "tables": readonly (string)[]; readonly "clauses": readonly ({ readonly "id": string; readonly "says": string; readonly "keptBy": "engine" | "screen" | "floor"; readonly "rulings": readonly (string)[]; })[]; })[]; };
  };
  /** Makes the signed file of a gaming day: every event of every stream, with its hash */
  postInspectionDaysByDay: {
    method: 'POST';
    path: '/api/inspection/days/{day}';
    params: { readonly "day": (string); };
    query: undefined;
    body: undefined;
    answer: { /** Under which GET /api/inspection/files/ gives the file. */ readonly "name": string; readonly "sha256": string; readonly "streams": number; readonly "events": number; };
  };
  /** The signed file of a gaming day as it was made */
  getInspectionFilesByName: {
    method: 'GET';
    path: '/api/inspection/files/{name}';
    params: { readonly "name": string; };
    query: undefined;
    body: undefined;
    answer: unknown;
  };
  /** A rulebook clause by clause, in our own words */
  getRulebooksByBook: {
    method: 'GET';
    path: '/api/rulebooks/{book}';
    params: { readonly "book": "crown-rapid" | "mbs-rapid" | "tasmania" | "crown" | "demonstration"; };
    query: undefined;
    body: undefined;
    answer: { readonly "id": string; readonly "name": string; readonly "chapters": readonly ({ readonly "heading": string; readonly "clauses": readonly ({ readonly "id": string; /** In our own words. */ readonly "says": string; })[]; })[]; /** Null where the operator has stored none. */ readonly "approved": { /** Where it can be read. */ readonly "address": string; readonly "sha256": string; /** The day of its approval, or that it was put there. */ readonly "storedOn": string; } | null; };
  };
  /** The approved document that the operator has stored for a rulebook */
  getRulebooksByBookDocument: {
    method: 'GET';
    path: '/api/rulebooks/{book}/document';
    params: { readonly "book": "crown-rapid" | "mbs-rapid" | "tasmania" | "crown" | "demonstration"; };
    query: undefined;
    body: undefined;
    answer: unknown;
  };
  /** Stores the approved document of a rulebook: a PDF, with its digest on record */
  putRulebooksByBookDocument: {
    method: 'PUT';
    path: '/api/rulebooks/{book}/document';
    params: { readonly "book": "crown-rapid" | "mbs-rapid" | "tasmania" | "crown" | "demonstration"; };
    query: { readonly "on": (string); };
    body: undefined;
    answer: { readonly "sha256": string; };
  };
  /** Digests of all components as they lie on the disk, keyed by a seed */
  postSystemVerify: {
    method: 'POST';
    path: '/api/system/verify';
    params: undefined;
    query: undefined;
    body: { /** Digests are an HMAC under it; plain ones if it is empty. */ readonly "seed": string; };
    answer: { readonly "version": string; readonly "engine": string; /** Of all components together. */ readonly "whole": string; /** SHA-256 of each component, in hex. */ readonly "rooms": Readonly<Record<string, string>>; /** Components that are not as they were when the house started. */ readonly "altered": readonly (string)[]; readonly "database": { readonly "version": string; /** False where DATABASE_URL names a database of its own. */ readonly "isCovered": boolean; }; };
  };
}

export const ADDRESSES = {
  getHouse: ['GET', '/api/house'],
  getShoes: ['GET', '/api/shoes/{*}'],
  postTables: ['POST', '/api/tables'],
  getTablesByTableSetups: ['GET', '/api/tables/{table}/setups'],
  postTablesByTableSetups: ['POST', '/api/tables/{table}/setups'],
  getSystem: ['GET', '/api/system'],
  postSystemApproval: ['POST', '/api/system/approval'],
  postOptions: ['POST', '/api/options'],
  postTablesByTableRelease: ['POST', '/api/tables/{table}/release'],
  postTournamentsByTournamentRelease: ['POST', '/api/tournaments/{tournament}/release'],
  postCageRelease: ['POST', '/api/cage/release'],
  postReconcile: ['POST', '/api/reconcile'],
  getTournaments: ['GET', '/api/tournaments'],
  postTournaments: ['POST', '/api/tournaments'],
  getTournamentsByTournamentModel: ['GET', '/api/tournaments/{tournament}/model'],
  getTournamentsByTournamentConditions: ['GET', '/api/tournaments/{tournament}/conditions'],
  getTournamentsByTournamentConditionsPdf: ['GET', '/api/tournaments/{tournament}/conditions.pdf'],
  getTournamentsByTournamentConditionsHtml: ['GET', '/api/tournaments/{tournament}/conditions.html'],
  getInbox: ['GET', '/api/inbox'],
  postApprovalRequestsFirst: ['POST', '/api/approval-requests/first'],
  postApprovalRequests: ['POST', '/api/approval-requests'],
  getApprovalRequests: ['GET', '/api/approval-requests'],
  getApprovalRequestsByRequest: ['GET', '/api/approval-requests/{request}'],
  postApprovalRequestsTake: ['POST', '/api/approval-requests/take'],
  postApprovalRequestsWithdraw: ['POST', '/api/approval-requests/withdraw'],
  postApprovalRequestsAgree: ['POST', '/api/approval-requests/agree'],
  postApprovalRequestsRefuse: ['POST', '/api/approval-requests/refuse'],
  postEvacuations: ['POST', '/api/evacuations'],
  getEvacuations: ['GET', '/api/evacuations'],
  postEvacuationsOver: ['POST', '/api/evacuations/over'],
  getDisplayMessages: ['GET', '/api/display-messages'],
  postDisplayMessages: ['POST', '/api/display-messages'],
  postDisplayMessagesOver: ['POST', '/api/display-messages/over'],
  getKeptSeats: ['GET', '/api/kept-seats'],
  postKeptSeats: ['POST', '/api/kept-seats'],
  postKeptSeatsOver: ['POST', '/api/kept-seats/over'],
  getCustody: ['GET', '/api/custody'],
  postCustody: ['POST', '/api/custody'],
  postCustodyPaid: ['POST', '/api/custody/paid'],
  postCageRedeem: ['POST', '/api/cage/redeem'],
  postCageVoid: ['POST', '/api/cage/void'],
  postCageDuplicate: ['POST', '/api/cage/duplicate'],
  getCageTickets: ['GET', '/api/cage/tickets'],
  postTickets: ['POST', '/api/tickets'],
  postCageLookUp: ['POST', '/api/cage/look-up'],
  postCageOutstanding: ['POST', '/api/cage/outstanding'],
  getCageDay: ['GET', '/api/cage/day'],
  postCageDay: ['POST', '/api/cage/day'],
  getTablesByTableStopped: ['GET', '/api/tables/{table}/stopped'],
  postTablesByTableStoppedPayments: ['POST', '/api/tables/{table}/stopped/payments'],
  getTablesByTableWinsLockedBySeat: ['GET', '/api/tables/{table}/wins/locked/{seat}'],
  getTablesByTableWinsClearedByNumber: ['GET', '/api/tables/{table}/wins/cleared/{number}'],
  postSignIn: ['POST', '/api/sign-in'],
  postSignOut: ['POST', '/api/sign-out'],
  getSession: ['GET', '/api/session'],
  postSetUp: ['POST', '/api/set-up'],
  getStaff: ['GET', '/api/staff'],
  postStaff: ['POST', '/api/staff'],
  postApprovals: ['POST', '/api/approvals'],
  postPersons: ['POST', '/api/persons'],
  postPersonsLook: ['POST', '/api/persons/look'],
  postPersonsErase: ['POST', '/api/persons/erase'],
  postBans: ['POST', '/api/bans'],
  getBans: ['GET', '/api/bans'],
  postBansLift: ['POST', '/api/bans/lift'],
  postIdentityChecks: ['POST', '/api/identity-checks'],
  getProvider: ['GET', '/api/provider'],
  getProviderBegin: ['GET', '/api/provider/begin'],
  getProviderBack: ['GET', '/api/provider/back'],
  postStaffRelease: ['POST', '/api/staff/release'],
  postStaffRemoveCode: ['POST', '/api/staff/remove-code'],
  postStaffLeave: ['POST', '/api/staff/leave'],
  postPin: ['POST', '/api/pin'],
  postPassword: ['POST', '/api/password'],
  postCode: ['POST', '/api/code'],
  postCodeConfirm: ['POST', '/api/code/confirm'],
  postBreak: ['POST', '/api/break'],
  postBreakOver: ['POST', '/api/break/over'],
  postHandover: ['POST', '/api/handover'],
  getDevices: ['GET', '/api/devices'],
  postDevices: ['POST', '/api/devices'],
  postDevicesRevoke: ['POST', '/api/devices/revoke'],
  postDevice: ['POST', '/api/device'],
  getDevice: ['GET', '/api/device'],
  postDeviceChallenge: ['POST', '/api/device/challenge'],
  postDeviceProof: ['POST', '/api/device/proof'],
  postDevicesRelease: ['POST', '/api/devices/release'],
  getSetUpProgress: ['GET', '/api/set-up/progress'],
  postSetUpTerms: ['POST', '/api/set-up/terms'],
  postSetUpRegulatorKey: ['POST', '/api/set-up/regulator-key'],
  getSetUpPresets: ['GET', '/api/set-up/presets'],
  postSetUpCheck: ['POST', '/api/set-up/check'],
  postDeviceCode: ['POST', '/api/device/code'],
  postDeviceCodeAsked: ['POST', '/api/device/code/asked'],
  postDevicesByCode: ['POST', '/api/devices/by-code'],
  postTerminalsAudit: ['POST', '/api/terminals/audit'],
  postTerminalsAuditEnd: ['POST', '/api/terminals/audit/end'],
  getSignificantEvents: ['GET', '/api/significant-events'],
  getMeters: ['GET', '/api/meters'],
  getDay: ['GET', '/api/day'],
  getTablesByTableCoups: ['GET', '/api/tables/{table}/coups'],
  getTablesByTableCoupsByShoeByCoup: ['GET', '/api/tables/{table}/coups/{shoe}/{coup}'],
  getTablesByTableCoupsByShoeByCoupPaytable: ['GET', '/api/tables/{table}/coups/{shoe}/{coup}/paytable'],
  getReportsDealers: ['GET', '/api/reports/dealers'],
  getReportsDays: ['GET', '/api/reports/days'],
  getReportsGamingDay: ['GET', '/api/reports/gaming-day'],
  getReportsFigures: ['GET', '/api/reports/figures'],
  getReportsCourse: ['GET', '/api/reports/course'],
  getReportsCoups: ['GET', '/api/reports/coups'],
  getReportsReconciliation: ['GET', '/api/reports/reconciliation'],
  getReportsCorrections: ['GET', '/api/reports/corrections'],
  getReportsCash: ['GET', '/api/reports/cash'],
  getReportsTickets: ['GET', '/api/reports/tickets'],
  getReportsEvents: ['GET', '/api/reports/events'],
  postAgain: ['POST', '/api/again'],
  postDisputes: ['POST', '/api/disputes'],
  getDisputesByName: ['GET', '/api/disputes/{name}'],
  postSlips: ['POST', '/api/slips'],
  getFeed: ['GET', '/api/feed'],
  getFeedStream: ['GET', '/api/feed/stream'],
  getServices: ['GET', '/api/services'],
  postServices: ['POST', '/api/services'],
  postServicesRemove: ['POST', '/api/services/remove'],
  getWebhooks: ['GET', '/api/webhooks'],
  postWebhooks: ['POST', '/api/webhooks'],
  postWebhooksRemove: ['POST', '/api/webhooks/remove'],
  postWebhooksReplay: ['POST', '/api/webhooks/replay'],
  getTablesByTableMarkers: ['GET', '/api/tables/{table}/markers'],
  getSurveillanceTablesByTableWatch: ['GET', '/api/surveillance/tables/{table}/watch'],
  getSurveillanceTablesByTableFlags: ['GET', '/api/surveillance/tables/{table}/flags'],
  getSurveillanceSearch: ['GET', '/api/surveillance/search'],
  postSurveillanceNotes: ['POST', '/api/surveillance/notes'],
  getSurveillanceNotes: ['GET', '/api/surveillance/notes'],
  getInspectionTablesByTableCoupsByShoeByCoup: ['GET', '/api/inspection/tables/{table}/coups/{shoe}/{coup}'],
  getInspectionTablesByTableCoupsByShoeByCoupVerdict: ['GET', '/api/inspection/tables/{table}/coups/{shoe}/{coup}/verdict'],
  postInspectionVerification: ['POST', '/api/inspection/verification'],
  getInspectionVerification: ['GET', '/api/inspection/verification'],
  getInspectionBooks: ['GET', '/api/inspection/books'],
  postInspectionDaysByDay: ['POST', '/api/inspection/days/{day}'],
  getInspectionFilesByName: ['GET', '/api/inspection/files/{name}'],
  getRulebooksByBook: ['GET', '/api/rulebooks/{book}'],
  getRulebooksByBookDocument: ['GET', '/api/rulebooks/{book}/document'],
  putRulebooksByBookDocument: ['PUT', '/api/rulebooks/{book}/document'],
  postSystemVerify: ['POST', '/api/system/verify'],
} as const satisfies { readonly [Name in keyof Acts]: readonly [string, string] };
