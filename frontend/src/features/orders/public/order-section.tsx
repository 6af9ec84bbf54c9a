import { Button, Group, List, Stack, Text } from '@mantine/core';
import {
  IconAlertTriangle,
  IconCircleCheck,
  IconCircleDashed,
  IconPencil,
  IconWritingSign,
} from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { SignedOrderResponse, WrittenOrderResponse } from '@vouchwell/contract';
import { useRef, useState } from 'react';
import { useSession } from '../../../lib/session.tsx';
import { Failure } from '../../../ui/states/failure.tsx';
import { Section } from '../../../ui/section.tsx';
import { RowSkeletons } from '../../../ui/states/skeletons.tsx';
import { StateBadge } from '../../../ui/words/status-badge.tsx';
import { When } from '../../../ui/words/when.tsx';
import { RecipientChooser } from '../../cases/public/recipient-chooser.tsx';
import { OrderExtrasForm } from '../order-extras.tsx';
import { OrderMatter } from '../order-matter.tsx';
import { OrderPages } from '../order-pages.tsx';
import { type AroundOrder, orderQuery } from '../order-queries.ts';
import { SignOrder } from '../sign-order.tsx';

function OrderBadge({ newest }: { newest: SignedOrderResponse | undefined }) {
  if (!newest) return <StateBadge color="gray" icon={IconCircleDashed} label="Not signed" />;
  return newest.standing === 'current' ? (
    <StateBadge color="green" icon={IconCircleCheck} label={`Version ${newest.version} signed`} />
  ) : (
    <StateBadge color="yellow" icon={IconAlertTriangle} label="Out of date" />
  );
}

function Changes({ of }: { of: SignedOrderResponse }) {
  if (of.changes.length === 0) return null;
  return (
    <div role="status">
      <Text>The case has changed since version {of.version} was signed:</Text>
      <List fz="sm">
        {of.changes.map((change) => (
          <List.Item key={change}>{change}</List.Item>
        ))}
      </List>
    </div>
  );
}

function SignedVersions({ order }: { order: WrittenOrderResponse }) {
  const { case_id, revision, signed } = order;
  const mayExport = useSession().may('can_export_cases');
  const [chosen, choose] = useState<number | null>(null);
  const chooser = mayExport && signed.length > 0 && (
    <RecipientChooser caseId={case_id} chosen={chosen} onChoose={choose} />
  );
  const versions = signed.map((one) => (
    <Stack key={one.version} gap={4}>
      <Text fz="sm">
        Version {one.version}: signed by {one.signature}, <When at={one.signed_at} />
        {one.standing === 'replaced' && ', replaced by a later version'}
      </Text>
      <OrderPages
        caseId={case_id}
        version={one.version}
        revision={revision}
        isSigned
        recipient={chosen ?? undefined}
      />
    </Stack>
  ));
  return (
    <>
      {chooser}
      {versions}
    </>
  );
}

/** What is not signed yet: what it says, what is added to it, and who may sign it. */
function NextOrder({ order, around }: { order: WrittenOrderResponse; around: AroundOrder }) {
  const { case_id, revision, next, contradiction, may_sign, signed } = order;
  const [open, setOpen] = useState<'signing' | 'extras' | null>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const close = () => {
    setOpen(null);
    opener.current?.focus();
  };
  if (!next) return null;
  return (
    <Stack gap="sm" component="section" aria-label={`Version ${next.version}, not signed`}>
      {signed.length > 0 && <Text fw={600}>Version {next.version}, not signed</Text>}
      <OrderMatter of={next} />
      {open === 'extras' ? (
        <OrderExtrasForm order={order} around={around} onClose={() => setOpen(null)} />
      ) : (
        <Group gap="xs">
          {may_sign && (
            <Button
              ref={opener}
              disabled={contradiction !== null}
              leftSection={<IconWritingSign size={18} aria-hidden />}
              onClick={() => setOpen('signing')}
            >
              {signed.length > 0 ? `Sign version ${next.version}` : 'Sign order'}
            </Button>
          )}
          <Button
            variant="default"
            leftSection={<IconPencil size={18} aria-hidden />}
            onClick={() => setOpen('extras')}
          >
            Add what is not required
          </Button>
        </Group>
      )}
      {contradiction !== null && <Text role="status">{contradiction}</Text>}
      {!may_sign && (
        <Text fz="sm" c="dimmed">
          Only {next.practitioner.name} can sign it, with an account of their own that has their NPI.
        </Text>
      )}
      <OrderPages caseId={case_id} version={next.version} revision={revision} isSigned={false} />
      {open === 'signing' && <SignOrder shown={order} around={around} onClose={close} />}
    </Stack>
  );
}

/** The standard written order of a case. `around`: of a case that is being worked on. */
export function OrderSection({ caseId, ...around }: { caseId: number } & AroundOrder) {
  const { data: order, error, refetch } = useQuery(orderQuery(caseId));
  if (error && !order)
    return <Failure title="Failed to load the order" error={error} onRetry={() => void refetch()} />;
  const newest = order?.signed[0];
  return (
    <Section title="Standard written order" actions={order && <OrderBadge newest={newest} />}>
      {!order && <RowSkeletons label="Loading the order" rows={2} />}
      {order && (
        <Stack gap="md">
          {order.lacking !== null && (
            <Text c="dimmed">Add {order.lacking}, and the order is written from the case.</Text>
          )}
          {newest && <Changes of={newest} />}
          {order.is_new && <NextOrder order={order} around={around} />}
          <SignedVersions order={order} />
          {newest && !order.is_new && order.next && <AddMore order={order} around={around} />}
        </Stack>
      )}
    </Section>
  );
}

/** A signed order that stands as it is may still be asked to say more: then there is a next version to sign. */
function AddMore({ order, around }: { order: WrittenOrderResponse; around: AroundOrder }) {
  const [open, setOpen] = useState(false);
  if (!open)
    return (
      <Group>
        <Button variant="default" size="xs" onClick={() => setOpen(true)}>
          Add what is not required
        </Button>
      </Group>
    );
  return <OrderExtrasForm order={order} around={around} onClose={() => setOpen(false)} />;
}
