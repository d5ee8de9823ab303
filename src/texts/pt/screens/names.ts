// Results, games, books, roles and the notices that books want, in Portuguese.

import type { ScreenTexts } from '../../screen-texts.ts';

export const SCREEN_NAMES: ScreenTexts['names'] = {
  results: {
    player: 'Ganha o Jogador, {0} contra {1}',
    banker: 'Ganha a Banca, {1} contra {0}',
    tie: 'Empate a {0}',
  },
  games: {
    Baccarat: 'Bacará',
    'Rapid Baccarat': 'Bacará Rápido',
    'Rapid No Commission Baccarat': 'Bacará Rápido sem Comissão',
    'Traditional Baccarat': 'Bacará Tradicional',
    'Crown Baccarat': 'Bacará Crown',
    'Federal Baccarat': 'Bacará Federal',
    'No Commission Baccarat': 'Bacará sem Comissão',
    '2 to 1 Baccarat': 'Bacará 2 para 1',
    'Tie Baccarat': 'Bacará Empate',
    'Baccarat with Lucky 6': 'Bacará com Lucky 6',
    'Commission-free Baccarat': 'Bacará isento de comissão',
  },
  books: {
    crown: 'Crown Melbourne',
    'crown-rapid': 'Crown Melbourne, Rápido',
    tasmania: 'Tasmânia',
    'mbs-rapid': 'Marina Bay Sands, Rápido',
    demonstration: 'Regras próprias da casa',
  },
  roles: {
    dealer: 'Croupier',
    'game-supervisor': 'Fiscal de banca',
    'casino-supervisor': 'Chefe de sala',
    'pit-boss': 'Chefe de zona',
    operator: 'Operador',
    'table-inspector': 'Inspector de mesa',
    surveillance: 'Vigilância',
    inspector: 'Inspector do Governo',
    'tournament-director': 'Director do torneio',
    cashier: 'Caixa',
    administrator: 'Administrador',
    system: 'O sistema',
  },
  notices: {
    devices:
      'Não é permitido usar aqui dispositivos que registem, projectem ou analisem ' +
      'resultados ou probabilidades.',
    inspector:
      'Se um litígio não se resolver: está presente um inspector ao abrigo da Casino ' +
      'Control Act 1991, que pode ser consultado.',
    complaints:
      'Uma reclamação sobre a condução do jogo pode ser investigada pela Victorian ' +
      'Commission for Gambling Regulation. Pergunte a qualquer supervisor como.',
    rules: 'As regras completas mostram-se a quem as pedir.',
    ticket: 'Cabe-lhe guardar o talão e apresentá-lo para pagamento.',
    lostTicket: 'A casa não responde por talões perdidos, roubados ou ilegíveis.',
  },
};
