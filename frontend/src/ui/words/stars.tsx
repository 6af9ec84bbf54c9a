import { Group, Text } from '@mantine/core';
import { IconStar, IconStarFilled } from '@tabler/icons-react';

const FULL = [1, 2, 3, 4, 5];

/** A rating of 1 to 5 as stars and in words; null: nobody rated it. */
export function Stars({ rating }: { rating: number | null }) {
  if (rating === null) {
    return (
      <Text span fz="sm" c="dimmed">
        Not rated
      </Text>
    );
  }
  return (
    <Group gap={2} wrap="nowrap" display="inline-flex" style={{ verticalAlign: 'middle' }}>
      {FULL.map((star) =>
        star <= Math.round(rating) ? (
          <IconStarFilled key={star} size={14} color="light-dark(#b45309, #f5c451)" aria-hidden />
        ) : (
          <IconStar key={star} size={14} color="var(--mantine-color-dimmed)" aria-hidden />
        ),
      )}
      <Text span fz="sm" ml={4} className="tabular">
        {rating} of 5
      </Text>
    </Group>
  );
}
