// The page that checks a slip, in Portuguese.

import type { ScreenTexts } from '../../screen-texts.ts';

export const SLIP: ScreenTexts['slip'] = {
  texts: {
    title: 'O talão de um golpe',
    about:
      'Esta página não pergunta a casa nenhuma: o que verifica está no ' +
      'endereço e calcula-se no navegador.',
    paste: 'Cole aqui um talão',
    check: 'Verificar',
    holds: 'Tudo confere',
    holdsSay:
      'A assinatura é válida, o regulamento dá estas cartas e paga o que o ' +
      'talão diz: {0} pagamentos.',
    fails: 'Este talão não confere',
    signedBy: 'Assinado com a chave {0}. Compare-a com a que a casa publica.',
    noSlip: 'Isto não é um talão: o endereço acaba em três partes depois do #.',
    badKey: 'A chave não se consegue ler.',
    badSignature: 'A assinatura não é válida: alguma coisa foi alterada.',
    notRead: 'O que está assinado não é um talão.',
    noEd25519:
      'Este navegador não verifica assinaturas Ed25519. Use sabot verify-slip ou um mais recente.',
    unjudged: 'Não decidido pelas cartas de um só golpe, e aqui não julgado: {0}.',
    at: 'Mesa {0}, sabot {1}, golpe {2}, lugar {3}',
    back: 'devolvido',
    empty: 'Ainda não há talão',
  },
  faults: {
    'unknown-book': 'Não há aqui um regulamento chamado {0}.',
    'cards-not-by-the-tableau': 'O regulamento não dá estas cartas: {0}.',
    'other-result': 'O talão diz {0}, as cartas dizem {1}.',
    'other-payment': '{0}: o talão diz {1}, o regulamento paga {2}.',
  },
};
