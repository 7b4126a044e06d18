/** Checks the query plans for the job list sorted by date and by budget, filtered by country, with thousands of rows. */
import { expect, it } from 'vitest';
import { copyManyTimes, explainStatement, recordStatements } from '#testing/plans.ts';
import { useTestApp } from '#testing/test-app.ts';

const world = useTestApp({}, { isNew: true });

it('the job list filtered by country reads an index in order instead of sorting', async () => {
  const reader = await world.candidate({ country: 'CO' });
  await world.build.job();
  await world.build.job({ countries: ['CO'] });
  await copyManyTimes(world.db);
  for (const [sort, index] of [
    ['newest', /using jobs_(open_)?newest_idx/],
    ['budget', /using jobs_open_budget_idx/],
  ] as const) {
    const statements = await recordStatements(() => reader.get(`/api/jobs/browse?sort=${sort}&country=CO`));
    const list = statements.find(({ sql }) => /cardinality/.test(sql) && /order by/.test(sql));
    if (list === undefined) throw new Error('No statement of the list filters by country');
    const plan = await explainStatement(world.db, list);
    expect(plan).toMatch(index);
    expect(plan).not.toMatch(/\bSort\b|Seq Scan on jobs/);
  }
});
