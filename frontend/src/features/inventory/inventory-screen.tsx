import { Tabs } from '@mantine/core';
import { useSearchParams } from 'react-router-dom';
import { Breadcrumb } from '../../ui/breadcrumb.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { CategoriesTab } from './categories-tab.tsx';
import { DiagnosesTab } from './diagnoses-tab.tsx';
import { ItemsTab } from './items-tab.tsx';

/** The first needs no word in the address. */
const tabs = [
  { value: 'diagnoses', label: 'ICD-10 Diagnoses', Panel: DiagnosesTab },
  { value: 'categories', label: 'DME Categories', Panel: CategoriesTab },
  { value: 'items', label: 'DME Items', Panel: ItemsTab },
] as const;

/** The tab stands in the address; another tab begins without search, filter and page. */
export function InventoryScreen() {
  const [params, setParams] = useSearchParams();
  const tab = tabs.find(({ value }) => value === params.get('tab')) ?? tabs[0];
  return (
    <>
      <Breadcrumb way={[{ label: 'Dashboard', to: '/app' }]} here="Inventory" />
      <PageTitle title="Inventory Management" text="The codes and equipment that cases are made of" />
      <Tabs
        value={tab.value}
        onChange={(chosen) => setParams(!chosen || chosen === tabs[0].value ? {} : { tab: chosen })}
        keepMounted={false}
      >
        <Tabs.List mb="md">
          {tabs.map(({ value, label }) => (
            <Tabs.Tab value={value} key={value} px={{ base: 4, xs: 'md' }} fz={{ base: 'xs', xs: 'sm' }}>
              {label}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {tabs.map(({ value, Panel }) => (
          <Tabs.Panel value={value} key={value}>
            <Panel />
          </Tabs.Panel>
        ))}
      </Tabs>
    </>
  );
}
