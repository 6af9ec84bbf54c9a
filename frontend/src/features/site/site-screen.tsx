import { useQuery } from '@tanstack/react-query';
import { Breadcrumb } from '../../ui/breadcrumb.tsx';
import { NotLoaded } from '../../ui/states/failure.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { Section } from '../../ui/section.tsx';
import { RowSkeletons } from '../../ui/states/skeletons.tsx';
import { SiteForm } from './site-form.tsx';
import { siteQuery } from './site-requests.ts';

/** Whose paper letters are written on, and by whose clock their dates stand. */
export function SiteScreen() {
  const { data: site, isError, error, refetch } = useQuery(siteQuery);
  return (
    <>
      <Breadcrumb way={[{ label: 'Dashboard', to: '/app' }]} here="Site" />
      <PageTitle title="Site" text="The letterhead of every letter, and the time zone of all dates" />
      {!site && isError && (
        <NotLoaded error={error} onRetry={() => void refetch()}>
          Failed to load the site. Please try again.
        </NotLoaded>
      )}
      {!site && !isError && <RowSkeletons rows={5} label="Loading the site..." />}
      {site && (
        <Section title="Letterhead and time zone">
          <SiteForm site={site} />
        </Section>
      )}
    </>
  );
}
