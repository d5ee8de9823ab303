// A page for staff: signed in as they are, or in a demonstration in a role by one touch.

import { type ComponentType, useCallback, useState } from 'react';
import { takeRoleToken } from '../client/requests/house-requests.ts';
import { useFetched } from '../client/use-fetched.ts';
import type { StaffPageProps } from '../surveillance/surveillance.tsx';
import { mount, pageOptions } from './mount.tsx';
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

interface StaffPageOptions {
  readonly first: string;
  readonly Page: ComponentType<StaffPageProps>;
}

function StaffPage({ first, Page }: StaffPageOptions) {
  const [role, setRole] = useState(pageOptions.get('role') ?? first);
  const [signIns, countSignIn] = useState(0);
  const fetchToken = useCallback(() => takeRoleToken(role), [role]);
  const { done, value } = useFetched(fetchToken);
  if (!done) return null;
  return (
    <Page
      key={signIns}
      token={value}
      onRole={value === null ? undefined : setRole}
      onSignedIn={() => countSignIn(count => count + 1)}
    />
  );
}

/** `first` is the role that a visitor of a demonstration begins in. */
export const mountStaffPage = (first: string, Page: ComponentType<StaffPageProps>): void =>
  mount(<StaffPage {...{ first, Page }} />);
