// Whom the database runs as: PostgreSQL refuses root, so under root it runs as `nobody`.

import { existsSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/** A user of this machine. */
export interface Runner {
  readonly name: string;
  readonly uid: number;
  readonly gid: number;
}

const NOBODY: Runner = { name: 'nobody', uid: 65_534, gid: 65_534 };

/** Whom the database must run as, or null when it runs as ourselves. */
export function runner(): Runner | null {
  if (process.getuid?.() !== 0) return null;
  const line = passwords().find(entry => entry.startsWith('nobody:'));
  const [name, , uid, gid] = line?.split(':') ?? [];
  if (name === undefined || uid === undefined || gid === undefined) return NOBODY;
  return { name, uid: Number(uid), gid: Number(gid) };
}

function passwords(): readonly string[] {
  try {
    return readFileSync('/etc/passwd', 'utf8').split('\n');
  } catch {
    return [];
  }
}

const OWNER_ENTERS = 0o100;
const GROUP_ENTERS = 0o010;
const OTHERS_ENTER = 0o001;

/** The first folder on the way to this one that the user may not enter, or null. */
export function closedDoor(folder: string, user: Runner): string | null {
  // A folder that is not there yet will be made with doors that open.
  if (!existsSync(folder)) {
    const above = dirname(folder);
    return above === folder ? null : closedDoor(above, user);
  }
  return closedOnTheWay(realpathSync(folder), user);
}

function closedOnTheWay(folder: string, user: Runner): string | null {
  const above = dirname(folder);
  const earlier = above === folder ? null : closedOnTheWay(above, user);
  if (earlier !== null) return earlier;
  const door = statSync(folder);
  return door.isDirectory() && mayEnter(door, user) ? null : folder;
}

function mayEnter(door: { uid: number; gid: number; mode: number }, user: Runner): boolean {
  if (door.uid === user.uid) return (door.mode & OWNER_ENTERS) !== 0;
  if (door.gid === user.gid) return (door.mode & GROUP_ENTERS) !== 0;
  return (door.mode & OTHERS_ENTER) !== 0;
}
