import { isConsoleWrite, type EndpointName } from '@haat/contracts';
import { beforeEach, expect, test } from 'vitest';
import { codeOf, makeStaffWithFactor, postToConsole } from '../data/sign-in-staff.ts';
import { consoleHeaders, makeStaff, openStaffSession } from '../data/make-staff.ts';
import { makeImport } from '../data/make-import.ts';
import { startTestApp } from '../test-app.ts';
import { changeOrderStatus } from '../../src/features/orders/public.ts';
import { newInvitation } from '../../src/features/staff/members/invitation-token.ts';
import { allEndpoints, send, type RawInput } from './send.ts';
import { makeWorld, validInputs, type World } from './world.ts';

const shop = await startTestApp();
const { http, services } = shop;
let world: World;
beforeEach(async () => {
  world = await makeWorld(services, http);
});

/** Brings the world's order on its way. */
async function handOver() {
  const { orderNumber } = world;
  for (const status of ['confirmed', 'packed', 'shipped'] as const)
    await changeOrderStatus(services, { orderNumber, status, byUserId: null });
  return services.db.order.findUniqueOrThrow({ where: { orderNumber } });
}

type Call = { input: RawInput; cookie?: string };

/** Calls that need something short-lived: a code, a ticket, a link, a second session, an order on its way. */
const momentary: Partial<Record<EndpointName, () => Promise<Call>>> = {
  async adminCode() {
    const { staffId, secret } = await makeStaffWithFactor(shop);
    const { cookie = '' } = await openStaffSession(services, staffId, { isOpen: false });
    return { input: { body: { code: codeOf(secret) } }, cookie };
  },
  async adminInvitation() {
    const { token, stored } = newInvitation();
    await services.db.staffMember.update({ where: { id: world.colleague.staffId }, data: stored });
    return { input: { body: { token, password: 'another long one' } } };
  },
  async adminSessionEnd() {
    const { staffId, headers } = await makeStaff(services);
    await openStaffSession(services, staffId);
    const [session] = await services.db.staffSession.findMany({ where: { staffId }, orderBy: { id: 'desc' } });
    return { input: { params: { id: session?.id } }, cookie: headers['cookie'] ?? '' };
  },
  async adminMailsRetry() {
    const { orderNumber } = world;
    const data = { status: 'failed', lastError: 'mailbox full', subject: 'Thank you' } as const;
    await services.db.mail.updateMany({ where: { order: { orderNumber } }, data });
    return { input: {} };
  },
  async adminImportLineCorrect() {
    const { owner, slug } = world;
    const { id, checkedAt } = await makeImport(services, { staffId: owner.staffId, slug, state: 'checked' });
    await services.db.importLine.update({ where: { runId_line: { runId: id, line: 2 } }, data: { kind: 'wrong' } });
    const cells = [{ column: 1, text: 'Another title' }];
    return { input: { params: { id, line: 2 }, body: { checked_at: checkedAt, cells } } };
  },
  async adminImportApply() {
    const { owner, slug } = world;
    const { id, checkedAt } = await makeImport(services, { staffId: owner.staffId, slug, state: 'checked' });
    return { input: { params: { id }, body: { checked_at: checkedAt } } };
  },
  async adminImportUndo() {
    const { owner, slug } = world;
    const { id } = await makeImport(services, { staffId: owner.staffId, slug, state: 'applied' });
    return { input: { params: { id } } };
  },
  async adminOrderReturn() {
    await handOver();
    return { input: validInputs(world).adminOrderReturn };
  },
  async adminOrderTry() {
    await handOver();
    return { input: validInputs(world).adminOrderTry };
  },
  async adminOrderTryUndo() {
    const { staffId } = world.owner;
    const { id: orderId } = await handOver();
    await services.db.deliveryTry.create({ data: { orderId, nth: 1, staffId, reason: 'Nobody was at home' } });
    return { input: validInputs(world).adminOrderTryUndo };
  },
  async adminApplicationReopen() {
    const { applicationReference: reference } = world;
    await services.db.sellerRequest.update({ where: { reference }, data: { state: 'declined' } });
    return { input: { params: { reference } } };
  },
  async adminShopperUnblock() {
    await services.db.user.update({ where: { id: world.visitor.userId }, data: { status: 'blocked' } });
    return { input: validInputs(world).adminShopperUnblock };
  },
  async adminSheetCreate() {
    const { orderNumber } = world;
    for (const status of ['confirmed', 'packed'] as const)
      await changeOrderStatus(services, { orderNumber, status, byUserId: null });
    return { input: validInputs(world).adminSheetCreate };
  },
  async adminSecondFactorFinish() {
    const { headers } = world.owner;
    const { body } = await postToConsole(shop, 'second-factor/start', {}, headers['cookie']);
    const { secret, ticket } = body.data;
    return { input: { body: { ticket, code: codeOf(secret) } }, cookie: headers['cookie'] ?? '' };
  },
};

const changes = allEndpoints.filter(([, definition]) => isConsoleWrite(definition) && !definition.isFleeting);

test.each(changes)(
  '%s leaves a row in the audit log that names it, who and which request',
  async (name, definition) => {
    const { input, cookie = world.owner.headers['cookie'] } = (await momentary[name]?.()) ?? {
      input: validInputs(world)[name],
    };
    const headers = { ...consoleHeaders(services.config), ...(cookie && { cookie }) };
    const answer = await send(http, { name, input, headers });
    expect([name, answer.status, answer.body.code]).toEqual([name, definition.success.status, undefined]);
    const requestId = answer.headers['x-request-id'] ?? '';
    const entries = await services.db.auditEntry.findMany({ where: { requestId } });
    expect(entries.length).toBeGreaterThan(0);
    for (const entry of entries) expect(entry).toMatchObject({ action: name, staffId: expect.any(String) });
  },
);
