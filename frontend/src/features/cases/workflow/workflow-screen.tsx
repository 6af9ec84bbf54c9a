import { PageTitle } from '../../../ui/page-title.tsx';

export function WorkflowScreen() {
  return <PageTitle title="New case" />;
}
