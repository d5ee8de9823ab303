// The front page and the table for one, in Portuguese.

import type { ScreenTexts } from '../../screen-texts.ts';

export const FRONT: ScreenTexts['front'] = {
  texts: {
    emptyHouse: 'Ainda não há mesas. Duas pessoas preparam a casa na zona, passo a passo.',
    goSetUp: 'Continuar a preparação',
    whereAmI: 'Está à porta de',
    demonstrationHouse: 'uma casa de demonstração: tudo funciona, nada é dinheiro real.',
    liveHouse:
      'uma casa em exploração. Os clientes jogam nos terminais; o pessoal inicia sessão ' +
      'numa consola.',
    release: 'Versão',
    key: 'Chave',
    firstTime: 'Primeira vez aqui?',
    step1: 'Toque em «Inserir $100».',
    step2: 'Toque numa ficha, depois em Jogador ou Banca.',
    step3: 'Veja as cartas. «Porquê?» explica cada pagamento.',
    staff: 'Pessoal',
    roleNow: 'Abrir consolas como',
    rolesSay:
      'Aqui um visitante pode ter qualquer função; numa casa em exploração cada uma exige sessão.',
    pit: 'Zona: toda a sala',
    byHand: 'dada à mão',
    frozen: 'congelada',
    stopped: 'parada',
    full: 'sem lugares livres',
    looking: 'À procura da casa …',
    oneTitle: 'Mesa para um',
    oneSays: 'O terminal do cliente, a consola do croupier e o painel público de uma mesa.',
    showTables: 'Mostrar',
    allTables: 'Todas',
    withSeat: 'Com lugar livre',
    noSuchTable: 'Não há agora nenhuma mesa assim.',
    signIn: 'Iniciar sessão na consola',
  },
  phases: {
    closed: 'Fechada',
    preparing: 'A baralhar',
    'between-coups': 'Novo golpe em breve',
    wagering: 'Apostas abertas',
    'no-more-wagers': 'Nada mais',
    'wagers-changing': 'Apostas em alteração',
    'wagers-reopened': 'Apostas podem baixar',
    dealing: 'A dar cartas',
    insurance: 'Seguro aberto',
    complete: 'A pagar',
  },
};
