import { NativeSelect, NumberInput, SimpleGrid, Switch, Text, Textarea, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { categoryLabel, typeLabel } from './content-labels.ts';
import { choices } from '../../lib/choices.ts';
import { CONTENT_MAX, qualityOf, TITLE_MAX, type ContentValues } from './content-values.ts';

export interface ContentFieldsProps {
  form: UseFormReturnType<ContentValues>;
  editing: boolean;
}

function Kind({ form }: Pick<ContentFieldsProps, 'form'>) {
  return (
    <SimpleGrid cols={{ base: 1, xs: 3 }}>
      <NativeSelect label="Type" data={choices(typeLabel)} {...form.getInputProps('content_type')} />
      <NativeSelect label="Category" data={choices(categoryLabel)} {...form.getInputProps('category')} />
      <TextInput label="Subcategory" maxLength={100} {...form.getInputProps('subcategory')} />
    </SimpleGrid>
  );
}

function Quality({ form }: Pick<ContentFieldsProps, 'form'>) {
  const props = form.getInputProps('quality_score');
  return (
    <NumberInput
      label="Quality score"
      description="0 to 5; better ones are taken first"
      min={0}
      max={5}
      step={0.1}
      decimalScale={1}
      {...props}
      // What is no number becomes 0, in sight and not only when it is sent.
      onBlur={() => form.setFieldValue('quality_score', qualityOf(form.values.quality_score))}
    />
  );
}

export function ContentFields({ form, editing }: ContentFieldsProps) {
  return (
    <>
      <TextInput
        label="Title"
        required
        maxLength={TITLE_MAX}
        data-autofocus
        description={
          <Text span inherit className="tabular">
            {form.values.title.length} of {TITLE_MAX} characters
          </Text>
        }
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        {...form.getInputProps('title')}
      />
      <Textarea
        label="Content"
        required
        autosize
        minRows={8}
        maxRows={18}
        maxLength={CONTENT_MAX}
        {...form.getInputProps('content')}
      />
      <Kind form={form} />
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <TextInput label="Tags" description="Separated by commas" {...form.getInputProps('tags')} />
        <Quality form={form} />
      </SimpleGrid>
      {editing && (
        <Switch
          label="Active"
          description="Notes draw on active contents only"
          {...form.getInputProps('is_active', { type: 'checkbox' })}
        />
      )}
      <Switch
        label="Avoid"
        description="A text that no note may be like: it never reaches the model"
        {...form.getInputProps('avoid', { type: 'checkbox' })}
      />
    </>
  );
}
