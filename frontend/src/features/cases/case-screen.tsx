import { PageTitle } from '../../ui/page-title.tsx';

export function CaseScreen() {
  return <PageTitle title="Dashboard" />;
}
