// The shoe at the edge of the felt, from which the cards slide.

import { memo } from 'react';

export const ShoePicture = memo(() => (
  <svg className="shoe-picture" viewBox="0 0 100 84" aria-hidden="true">
    <path className="shoe-side" d="M30 8h58q6 0 6 6v50q0 6-6 6H30z" />
    <path className="shoe-lid" d="M30 8h58q6 0 6 6v7H30z" />
    <path className="shoe-cards" d="M37 27h50v3H37zM37 33h50v3H37zM37 39h50v3H37zM37 45h50v3H37z" />
    <path className="shoe-mouth" d="M30 8 8 62q-2 8 6 8h16z" />
    <path className="shoe-slit" d="M25.5 33 14 62q-1 4 3 4h9z" />
    <path className="shoe-foot" d="M6 70h90v6H6z" />
  </svg>
));
