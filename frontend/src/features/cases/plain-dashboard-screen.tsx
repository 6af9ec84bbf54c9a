import { PageTitle } from '../../ui/page-title.tsx';

export function PlainDashboardScreen() {
  return <PageTitle title="Dashboard" />;
}
