import { expect, test } from 'vitest';
import { makeStaff } from '../../../../test/data/make-staff.ts';
import { postToConsole } from '../../../../test/data/sign-in-staff.ts';
import { startTestApp } from '../../../../test/test-app.ts';
import { untilWaiting } from '../../../../test/until-waiting.ts';

const shop = await startTestApp();
const { services } = shop;

async function clear(): Promise<void> {
  await services.db.staffMember.updateMany({ data: { endedAt: new Date() } });
}

test('the only owner keeps access and role; an owner who has not accepted yet does not count', async () => {
  await clear();
  const owner = await makeStaff(services, { role: 'owner' });
  const as = (path: string, body: object = {}) => postToConsole(shop, path, body, owner.headers['cookie']);
  const email = `second-${owner.staffId}@haat.test`;
  const { body } = await as('staff', { email, full_name: 'Second', role: 'owner' }).expect(201);
  for (const [path, sent] of [
    ['end', {}],
    ['role', { role: 'operator' }],
  ] as const) {
    const answer = await as(`staff/${owner.staffId}/${path}`, sent);
    expect([answer.status, answer.body.code]).toEqual([409, 'LAST_OWNER']);
  }
  await as(`staff/${owner.staffId}/role`, { role: 'owner' }).expect(200);
  await as(`staff/${body.data.id}/end`).expect(200);
});

test.each(['end', 'role'])('of two owners who remove each other at the same time (%s), one stays', async (path) => {
  for (let turn = 0; turn < 8; turn += 1) {
    await clear();
    const [one, other] = [await makeStaff(services, { role: 'owner' }), await makeStaff(services, { role: 'owner' })];
    const remove = async (by: typeof one, whom: typeof one) =>
      (await postToConsole(shop, `staff/${whom.staffId}/${path}`, { role: 'staff' }, by.headers['cookie'])).status;
    const statuses = await Promise.all([remove(one, other), remove(other, one)]);
    // The second either finds itself the last owner, or is no longer one.
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect([401, 403, 409]).toContain(statuses.find((status) => status !== 200));
    expect(await services.db.staffMember.count({ where: { role: 'owner', endedAt: null } })).toBe(1);
  }
});

test('two removals that have both begun: the one that waits for the lock is refused', async () => {
  await clear();
  const [one, other] = [await makeStaff(services, { role: 'owner' }), await makeStaff(services, { role: 'owner' })];
  const client = await services.pool.connect();
  await client.query('BEGIN');
  await client.query(`SELECT FROM staff_members WHERE role = 'owner' AND ended_at IS NULL ORDER BY id FOR UPDATE`);
  const refused = postToConsole(shop, `staff/${one.staffId}/end`, {}, other.headers['cookie']).then((answer) => answer);
  await untilWaiting(client, 1);
  await client.query(`UPDATE staff_members SET role = 'staff' WHERE id = $1`, [other.staffId]);
  await client.query('COMMIT');
  client.release();
  const { status, body } = await refused;
  expect([status, body.code]).toEqual([409, 'LAST_OWNER']);
});
