// What a view says of its book's notices, for sheets that are drawn without a table.

import { RULEBOOKS } from '../../rulebooks/index.ts';
import type { RulebookId } from '../../rules/rulebook.ts';
import type { PublicView } from '../../wire/index.ts';

export const noticesAt = (rulebook: RulebookId): Pick<PublicView, 'rulebook' | 'notices'> => ({
  rulebook,
  notices: RULEBOOKS[rulebook].procedure.notices.toPatrons ?? {},
});
