import type { ProviderTemplatesResponse } from '@vouchwell/contract';
import { Commit } from '../kernel/committing/commit.ts';
import { CurrentDocuments } from '../kernel/projecting/current-documents.ts';
import { given } from '../testing/given.ts';
import { caseDesk, provider } from '../testing/case-desk.ts';
import { inventedProviders } from './invented-providers.ts';
import { providerTemplateDecider } from './provider-template.decider.ts';
import { providerTemplates } from './provider-template.projections.ts';
import { addInventedProviders, RetiredStarterSet } from './retired-starter-set.ts';

const { app, user, open } = await caseDesk();
afterAll(() => app.close());

const offered = async () =>
  ((await user.get('/templates/provider-templates').expect(200)).body as ProviderTemplatesResponse).data;
const nextStart = () => app.nest.get(RetiredStarterSet, { strict: false }).onApplicationBootstrap();
const length = async () => (await app.engines.log.readAll(null, 10_000)).length;

test('a new site has no providers that nobody entered', async () => {
  expect(await offered()).toEqual([]);
  const before = await length();
  await nextStart();
  expect(await length()).toBe(before);
});

test('of the invented ones that a site was given once, those that no case has are retired, once', async () => {
  await addInventedProviders(app.nest.get(Commit, { strict: false }));
  const [used] = inventedProviders;
  await open({ provider: { ...provider, name: used!.name, npi: used!.npi } });
  expect(await offered()).toEqual(
    inventedProviders.map((template, index) => ({ id: index + 1, ...template })),
  );
  await nextStart();
  await app.nest.get(CurrentDocuments, { strict: false }).whole(providerTemplates);
  expect(await offered()).toEqual([{ id: 1, ...used }]);
  const before = await length();
  await nextStart();
  expect(await length()).toBe(before);
});

test('a template that is retired stays so, and one that was never there is not', () => {
  const template = inventedProviders[0]!;
  const added = { type: 'ProviderTemplateAdded', data: template } as const;
  const retired = { type: 'ProviderTemplateRetired', data: { name: template.name } } as const;
  given(providerTemplateDecider, added).when({ type: 'RetireProviderTemplate' }).then(retired);
  given(providerTemplateDecider, added, retired).when({ type: 'RetireProviderTemplate' }).then();
  given(providerTemplateDecider)
    .when({ type: 'RetireProviderTemplate' })
    .refused('provider_template_missing');
  given(providerTemplateDecider, added).when({ type: 'AddProviderTemplate', template }).then();
});
