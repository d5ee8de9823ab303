// Setting a live house up, in Portuguese.

import type { ScreenTexts } from '../../screen-texts.ts';

export const SET_UP: ScreenTexts['setUp'] = {
  house: 'Casa',
  heading: 'Esta casa, passo a passo',
  ready: 'Esta casa está pronta e aberta.',
  next: 'O que se segue',
  done: 'feito',
  open: 'por fazer',
  missing: 'Ainda falta: {0}.',
  whoDoes: 'Quem o faz: {0}.',
  notYours: 'Entre como um deles para o fazer.',
  people2: 'Uma segunda pessoa concorda',
  secondId: 'O nome de entrada',
  secondSecret: 'O PIN ou palavra-passe',
  putOnRecord: 'Registar',
  onRecord: 'Está registado.',
  noAnswer: 'A casa não respondeu: tente de novo.',
  name: 'Como se chama a casa',
  currency: 'Moeda, pelas três letras',
  hour: 'O dia de jogo começa às (hora, 0 a 23)',
  zone: 'Pelo relógio de (fuso horário)',
  fixed: 'Com a primeira mesa, a casa fica com estes.',
  key: 'A chave pública do regulador (Ed25519, PEM)',
  fingerprint: 'Compare com a impressão do próprio regulador (SHA-256):',
  beginWith: 'Começar com',
  presetOf: 'A predefinição de {0}, {1}',
  approvedOf: 'A configuração aprovada da mesa {0}',
  tableName: 'O nome da mesa: minúsculas, algarismos, hífenes',
  tableTitle: 'O que os clientes leem',
  setupId: 'Nome desta configuração',
  install: 'Instalar esta mesa',
  approveSetup: 'Aprovar esta configuração para {0}',
  installed: 'A mesa {0} está instalada.',
  setupApproved: 'A configuração está aprovada para {0}.',
  noFaults: 'O livro nada tem contra.',
  differs: 'O que difere',
  same: 'Nada difere.',
  field: 'Campo',
  was: 'Era',
  becomes: 'Passa a',
  least: 'mínimo',
  most: 'máximo',
  step: 'passos de',
  places: 'lugares',
  yes: 'sim',
  no: 'não',
  none: 'nenhum',
  tables: 'Mesas',
  enrol: 'Inscrever o ecrã que mostra um código',
  code: 'O código no ecrã',
  enrolled: 'Esse ecrã está inscrito e segue sozinho.',
  screenHow: 'Abra {0} no navegador do novo ecrã: mostra um código.',
  kind: 'O que é',
  seat: 'Lugar, de um terminal',
  engine: 'Motor',
  digest: 'Resumo de toda a instalação',
  readDigest: 'Ler o resumo para o regulador',
  approvalFile: 'A aprovação assinada do regulador (ficheiro)',
  approved: 'O software está aprovado.',
  openHow: 'Na consola de uma mesa: entrar, abrir a mesa, trazer as cartas.',
  openConsole: 'Consola de {0}',
  ownCode: 'Os meus códigos de uso único (segundo fator)',
  beginCode: 'Começar códigos de uso único',
  codeSecret: 'Introduza isto na aplicação; mostra-se uma vez:',
  firstCode: 'O primeiro código de seis algarismos',
  confirmCode: 'Confirmar',
  codesOn: 'A partir de agora entra com códigos.',
  enrolTitle: 'Novo ecrã',
  enrolSays: 'Diga este código a um administrador, que indica na zona onde está este ecrã.',
  enrolUntil: 'Válido até {0}.',
  enrolOver: 'Este código expirou.',
  another: 'Outro código',
  steps: {
    terms: {
      name: 'Nome, moeda, dia de jogo',
      says:
        'Antes da primeira mesa, duas pessoas dizem como se chama a casa, em que conta e ' +
        'quando muda o dia.',
    },
    people: {
      name: 'Pessoas e segundos fatores',
      says:
        'Duas que gerem o pessoal; quem dirija a casa, supervise, dê cartas e pague. ' +
        'Ninguém é admitido por uma só pessoa.',
    },
    'regulator-key': {
      name: 'A chave do regulador',
      says: 'Por ela a casa reconhece a aprovação do software pelo regulador. Regista-se uma vez.',
    },
    tables: {
      name: 'Mesas',
      says:
        'Cada uma começa com a predefinição de um livro e versão; o que o livro não ' +
        'permite diz-se ao escrever.',
    },
    screens: {
      name: 'Ecrãs',
      says: 'Cada um mostra um código; um administrador diz onde está, com a aprovação oficial.',
    },
    software: {
      name: 'Aprovação do software',
      says: 'O regulador assina o resumo do que aqui corre; nenhuma mesa abre com outra coisa.',
    },
    opening: {
      name: 'Abertura',
      says: 'Uma mesa abre-se na sua consola, com a configuração aprovada.',
    },
  },
  fields: {
    decks: {
      name: 'Baralhos',
      says: 'Quantos baralhos de 52 há no sabot.',
    },
    currency: {
      name: 'Moeda',
      says: 'Em que se fazem as contas da mesa, para sempre.',
    },
    offered: {
      name: 'Apostas oferecidas',
      says: 'Além de Jogador, Banca e Empate, sempre presentes.',
    },
    limits: {
      name: 'Limites no letreiro',
      says: 'Mínimo, máximo e passo de cada aposta; toda a aposta permitida tem de se poder pagar.',
    },
    aggregateMin: {
      name: 'Mínimo de todas as apostas',
      says: 'O mínimo que somam as apostas de um cliente num golpe; 0 para nenhum.',
    },
    seats: {
      name: 'Lugares',
      says: 'Quantos terminais ou lugares tem a mesa.',
    },
    layout: {
      name: 'Disposição',
      says: 'Qual das disposições do livro está na mesa.',
    },
    stakeMode: {
      name: 'Como as apostas chegam às contas',
      says: 'Em terminais, registadas pelo pessoal, ou só resultados.',
    },
    wageringMs: {
      name: 'Tempo para apostar, em segundos',
      says: 'Vazio onde só pessoas o fecham.',
    },
    'pay.chip': {
      name: 'Ficha mais pequena',
      says: 'Em que se contam os pagamentos.',
    },
    'pay.dragonBonus': {
      name: 'Dragon Bonus: que pagamentos',
      says: 'Uma das opções do livro, igual em toda a casa.',
    },
    'pay.perfectPairs': {
      name: 'Perfect Pairs: que pagamentos',
      says: 'Uma das opções do livro, igual em toda a casa.',
    },
    'pay.tiePercent.player': {
      name: 'Empate no Jogador, por cento',
      says: 'O que um empate paga no Jogador, como diz o letreiro.',
    },
    'pay.tiePercent.banker': {
      name: 'Empate na Banca, por cento',
      says: 'O que um empate paga na Banca, como diz o letreiro.',
    },
    cutFromBack: {
      name: 'Carta de corte, a partir do fundo',
      says: 'Quantas cartas ficam atrás dela.',
    },
    method: {
      name: 'Quem mexe nas cartas e no sabot',
      says: 'Só o pagador, ou clientes como o livro permite.',
    },
    faceDown: {
      name: 'Dadas tapadas',
      says: 'As cartas ficam tapadas até serem viradas.',
    },
    'pay.differential': {
      name: 'Diferencial',
      says: 'Até onde podem divergir as apostas de Jogador e Banca; vazio para nenhum.',
    },
    differentialBasis: {
      name: 'O diferencial conta',
      says: 'De apostas líquidas ou brutas.',
    },
    collectiveLiability: {
      name: 'Maior responsabilidade numa mão',
      says: 'O que a casa pode dever numa mão; vazio para nenhuma.',
    },
    deferredCommission: {
      name: 'A comissão pode ficar em dívida',
      says: 'Até ao fim do sabot, para clientes autorizados.',
    },
    ticketsIn: {
      name: 'Os terminais aceitam talões',
      says: 'Um talão desta casa entra num terminal como uma nota.',
    },
    substantialWin: {
      name: 'Um ganho acima disto espera',
      says: 'O terminal fica bloqueado até vir alguém; vazio para nenhum.',
    },
  },
  choices: {
    'seat-terminals': 'em terminais',
    recorded: 'registadas pelo pessoal',
    'results-only': 'só resultados',
    tournament: 'de um torneio',
    dealer: 'só o pagador',
    'hands-to-wagerers': 'mãos aos apostadores',
    'shoe-to-a-wagerer': 'o sabot a um apostador',
    net: 'líquidas',
    gross: 'brutas',
    traditional: 'tradicional',
  },
};
