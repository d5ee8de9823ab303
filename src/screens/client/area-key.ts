// One name for one bet area, whoever speaks of it.

export interface AreaSpot {
  readonly on: string;
  readonly length?: number | undefined;
  readonly area?: string | undefined;
  readonly pattern?: readonly string[] | undefined;
}

export const areaKey = ({ on, length, area, pattern }: AreaSpot): string =>
  `${on} ${length ?? ''}${area ?? ''}${pattern?.map(side => side.charAt(0)).join('') ?? ''}`;
