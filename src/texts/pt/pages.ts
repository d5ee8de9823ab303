// Pages that the server writes itself, and the tables of the demonstration, in Portuguese.

import type { PageTexts } from '../page-texts.ts';

export const PAGES: PageTexts = {
  labSignIn: {
    heading: 'Laboratório',
    says: 'Inicie sessão no pit e volte a abrir o laboratório.',
    door: 'Para o pit',
  },
  notFound: {
    heading: 'Não há nada aqui',
    says: 'Nenhuma página tem este endereço.',
    door: 'À porta de entrada',
  },
  conditions: {
    door: 'Porta de entrada',
    pdf: 'Em PDF',
    none: 'Não se aplica.',
    written: 'As condições que seguem foram redigidas e aprovadas em inglês.',
    version: 'Condições, versão {0}.',
    approved: 'Aprovadas por {0}: {1}.',
  },
  setUp: {
    title: '{0}: primeira configuração',
    invites:
      'Esta é uma casa real e ainda ninguém trabalha aqui. Duas pessoas tornam-se os primeiros ' +
      'administradores; esta ligação serve uma vez.',
    first: 'A primeira pessoa',
    second: 'A segunda pessoa',
    key: 'A chave pública do regulador',
    keySays: 'Ed25519, em PEM. Também pode ser registada mais tarde, por duas pessoas.',
    signInName: 'Nome de sessão',
    yourName: 'O seu nome',
    password: 'Palavra-passe, dez caracteres ou mais',
    begin: 'Começar',
    wrongId: 'O nome de sessão tem duas ou mais letras minúsculas, algarismos, pontos ou hífenes.',
    wrongName: 'O seu nome, por favor.',
    wrongPassword: 'A palavra-passe tem dez caracteres ou mais e não é fácil de adivinhar.',
    wrongKey: 'Isso não é uma chave pública Ed25519.',
    done: 'São os dois administradores desta casa. A zona (pit) mostra o que se segue.',
    goOn: 'Para a zona: entrar e continuar',
    over:
      'Esta ligação já foi usada ou nunca existiu. Enquanto ninguém trabalhar aqui, cada ' +
      'arranque do servidor indica uma nova.',
  },
  tables: {
    'rapid-1': 'Bacará Rápido',
    'rapid-2': 'Bacará Crown Rápido',
    'rapid-3': 'Bacará Rápido, sem comissão',
    'derwent-1': 'Bacará',
    'derwent-2': 'Bacará Federal',
    'crown-1': 'Bacará com Séries e Caudas do Dragão',
    'crown-2': 'Bacará Crown com Seguro',
    'crown-3': 'Bacará 2 para 1',
    'crown-4': 'Bacará Empate',
    'house-1': 'Bacará com Lucky 6',
    'house-2': 'Bacará isento de comissão',
    'pit-1': 'Bacará Rápido, dado à mão',
    'pit-2': 'Bacará, apostas em fichas',
    'pit-3': 'Bacará com squeeze, apostas em fichas',
  },
};
