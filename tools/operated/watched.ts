// What deploy/ watches the house by: the expressions of alert rules and dashboard, taken from their
// files, and the figures they name.

import { readFileSync } from 'node:fs';

const read = (path: string): string =>
  readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');

export const ALERTS = 'deploy/prometheus/alerts.yml';
export const ALERT_CASES = 'deploy/prometheus/alerts.test.yml';
export const DASHBOARD = 'deploy/grafana/house.json';

export interface Alert {
  readonly name: string;
  readonly expression: string;
  readonly runbook: string;
}

/** Every alert; one that is not written in the usual order is not found, and is missed by count. */
export function alerts(): readonly Alert[] {
  const found = read(ALERTS).matchAll(
    /- alert: (\w+)\n +expr: (.+)\n(?: +.+\n)*? +runbook: (\S+)\n/gu,
  );
  return [...found].map(([, name = '', expression = '', runbook = '']) => ({
    ...{ name, expression, runbook },
  }));
}

/** Alerts that the cases make fire. */
export const firedInCases = (): readonly string[] =>
  [...read(ALERT_CASES).matchAll(/alertname: (\w+)\n +exp_alerts:\n/gu)].map(
    ([, name = '']) => name,
  );

/** Every expression of the dashboard, of whatever panel. */
export function dashboardExpressions(): readonly string[] {
  const expressions: string[] = [];
  JSON.parse(read(DASHBOARD), (key, value: unknown) => {
    if ((key === 'expr' || key === 'query') && typeof value === 'string') expressions.push(value);
    return value;
  });
  return expressions;
}

/** Names of figures in an expression. */
export const figuresIn = (expression: string): readonly string[] =>
  expression.match(/\b(?:sabot|nodejs|process)_[a-z0-9_]+/gu) ?? [];

/** Kinds of events that an expression asks for: kind="a" or kind=~"a|b". */
export const kindsIn = (expression: string): readonly string[] =>
  [...expression.matchAll(/sabot_house_events_total\{[^}]*kind=~?"([^"]+)"/gu)].flatMap(
    ([, kinds = '']) => kinds.split('|'),
  );
