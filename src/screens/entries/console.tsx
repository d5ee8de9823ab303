// The page of the dealer's console; in a demonstration a visitor takes any role by one touch.

import { useCallback, useState } from 'react';
import { Console } from '../console/console.tsx';
import { takeRoleToken } from '../client/requests/house-requests.ts';
import { useFetched } from '../client/use-fetched.ts';
import { pageOptions, askedTable, mount } from './mount.tsx';
// oxlint-disable-next-line import/no-unassigned-import -- a page puts on its dress
import '../styles/console.css';
// oxlint-disable-next-line import/no-unassigned-import -- a page puts on its dress
import '../styles/console-panels.css';
// oxlint-disable-next-line import/no-unassigned-import -- a page puts on its dress
import '../styles/sign-in.css';
// oxlint-disable-next-line import/no-unassigned-import -- a page puts on its dress
import '../styles/acts.css';

function ConsolePage() {
  const [role, setRole] = useState(pageOptions.get('role') ?? 'dealer');
  // A sign-in begins the line again: its cookie is read when it opens.
  const [signIns, countSignIn] = useState(0);
  const fetchToken = useCallback(() => takeRoleToken(role), [role]);
  const { done, value } = useFetched(fetchToken);
  if (!done) return null;
  return (
    <Console
      key={signIns}
      table={askedTable}
      forStakes={pageOptions.has('stakes')}
      token={value}
      onRole={value === null ? undefined : setRole}
      onSignedIn={() => countSignIn(count => count + 1)}
    />
  );
}

mount(<ConsolePage />);
