import { Tabs } from '@mantine/core';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Breadcrumb } from '../../ui/breadcrumb.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { ContentManagement } from './content-management.tsx';

export interface RagManagerProps {
  /** The second tab, which is another feature's. */
  noteFeedback: ReactNode;
}

/** The tab stands in the address; each has filters of its own there. */
export function RagManagerScreen({ noteFeedback }: RagManagerProps) {
  const [params, setParams] = useSearchParams();
  const tab = params.get('tab') === 'feedback' ? 'feedback' : 'content';
  return (
    <>
      <Breadcrumb way={[{ label: 'Dashboard', to: '/app' }]} here="RAG Manager" />
      <PageTitle title="RAG Manager" text="The texts that notes draw on, and what people said of the notes" />
      <Tabs
        value={tab}
        onChange={(chosen) => setParams(chosen === 'feedback' ? { tab: chosen } : {})}
        keepMounted={false}
      >
        <Tabs.List mb="md">
          <Tabs.Tab value="content">Content Management</Tabs.Tab>
          <Tabs.Tab value="feedback">Note Feedback</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="content">
          <ContentManagement />
        </Tabs.Panel>
        <Tabs.Panel value="feedback">{noteFeedback}</Tabs.Panel>
      </Tabs>
    </>
  );
}
