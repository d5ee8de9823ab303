// The page of the pit; in a demonstration a visitor takes any role by one touch.

import { useCallback, useState } from 'react';
import { takeRoleToken } from '../client/requests/house-requests.ts';
import { useFetched } from '../client/use-fetched.ts';
import { Pit } from '../pit/pit.tsx';
import { pageOptions, mount } from './mount.tsx';
// oxlint-disable-next-line import/no-unassigned-import -- a page puts on its dress
import '../styles/console.css';
// oxlint-disable-next-line import/no-unassigned-import -- a page puts on its dress
import '../styles/console-panels.css';
// oxlint-disable-next-line import/no-unassigned-import -- a page puts on its dress
import '../styles/sign-in.css';
// oxlint-disable-next-line import/no-unassigned-import -- a page puts on its dress
import '../styles/acts.css';
// oxlint-disable-next-line import/no-unassigned-import -- a page puts on its dress
import '../styles/pit.css';
// oxlint-disable-next-line import/no-unassigned-import -- the plots' own dress
import 'uplot/dist/uPlot.min.css';
// oxlint-disable-next-line import/no-unassigned-import -- a page puts on its dress
import '../styles/plots.css';

function PitPage() {
  const [role, setRole] = useState(pageOptions.get('role') ?? 'pit-boss');
  const [signIns, countSignIn] = useState(0);
  const fetchToken = useCallback(() => takeRoleToken(role), [role]);
  const { done, value } = useFetched(fetchToken);
  if (!done) return null;
  return (
    <Pit
      key={signIns}
      token={value}
      onRole={value === null ? undefined : setRole}
      onSignedIn={() => countSignIn(count => count + 1)}
    />
  );
}

mount(<PitPage />);
