// The page of the director's office and of the tables' desks.

import { useCallback, useState } from 'react';
import { takeRoleToken } from '../client/requests/house-requests.ts';
import { useFetched } from '../client/use-fetched.ts';
import { Office } from '../tournament/office/office.tsx';
import { pageOptions, mount } from './mount.tsx';
// oxlint-disable-next-line import/no-unassigned-import -- a page puts on its dress
import '../styles/console.css';
// oxlint-disable-next-line import/no-unassigned-import -- a page puts on its dress
import '../styles/console-panels.css';
// oxlint-disable-next-line import/no-unassigned-import -- a page puts on its dress
import '../styles/sign-in.css';
// oxlint-disable-next-line import/no-unassigned-import -- a page puts on its dress
import '../styles/tournament.css';
// oxlint-disable-next-line import/no-unassigned-import -- a page puts on its dress
import '../styles/cup-felt.css';

function DirectorPage() {
  const [role, setRole] = useState(pageOptions.get('role') ?? 'tournament-director');
  const [signIns, countSignIn] = useState(0);
  const fetchToken = useCallback(() => takeRoleToken(role), [role]);
  const { done, value } = useFetched(fetchToken);
  if (!done) return null;
  return (
    <Office
      key={signIns}
      tournament={pageOptions.get('tournament') ?? ''}
      token={value}
      onRole={value === null ? undefined : setRole}
      onSignedIn={() => countSignIn(count => count + 1)}
    />
  );
}

mount(<DirectorPage />);
