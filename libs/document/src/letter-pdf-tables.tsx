import type { ReactNode } from 'react';
import { Text, View } from '@react-pdf/renderer';
import type { ItemFacts } from '@vouchwell/rules';
import { SectionTitle, type Sheet } from './letter-pdf-sheet.tsx';
import { CONTENT_WIDTH, SIZES, styles } from './letter-pdf-styles.ts';
import { oneLine, optionsText, patientLines, quantityText } from './letter-wording.ts';

export function Patient({ sheet: { letter, fit } }: { sheet: Sheet }) {
  return (
    <View style={styles.patient}>
      {patientLines(letter.patient).map(([label, value]) => {
        const wide = value.length > 32 || label === 'Patient';
        return (
          <View key={label} style={wide ? styles.factWide : styles.fact}>
            <Text style={styles.factLabel}>{label}</Text>
            <Text
              style={[styles.factValue, label === 'Patient' ? styles.signatureName : {}]}
              {...fit(SIZES.body, (wide ? CONTENT_WIDTH : CONTENT_WIDTH / 2 - 12) - 84)}
            >
              {oneLine(value)}
            </Text>
          </View>
        );
      })}
    </View>
  );
}

export function Diagnoses({ sheet: { letter, fit } }: { sheet: Sheet }) {
  const head = (
    <View style={styles.tableHead}>
      <Text style={styles.code}>ICD-10-CM</Text>
      <Text style={styles.wide}>Description</Text>
    </View>
  );
  const rows = letter.diagnoses.map((diagnosis, index) => (
    <View key={index} wrap={false} style={[styles.row, styles.cells]}>
      <Text style={styles.code} {...fit(SIZES.table, 66)}>
        {diagnosis.code}
      </Text>
      <Text style={styles.wide} {...fit(SIZES.table, CONTENT_WIDTH - 132)}>
        {oneLine(diagnosis.description)}
      </Text>
      <Text style={styles.primary}>{diagnosis.is_primary ? 'primary' : ''}</Text>
    </View>
  ));
  return <Table title="Diagnoses" head={head} rows={rows} />;
}

export function Items({ sheet }: { sheet: Sheet }) {
  const head = (
    <View style={styles.tableHead}>
      <Text style={styles.item}>Item</Text>
      <Text style={styles.hcpcs}>HCPCS</Text>
      <Text style={styles.quantity}>Quantity</Text>
      <Text style={styles.options}>Size, color, length</Text>
    </View>
  );
  const rows = sheet.letter.items.map((item, index) => <ItemRow key={index} item={item} fit={sheet.fit} />);
  return <Table title="Items ordered" head={head} rows={rows} />;
}

/** The title and the head stay with the first row; no row fit inside. */
function Table({ title, head, rows }: { title: string; head: ReactNode; rows: ReactNode[] }) {
  const [first, ...rest] = rows;
  if (!first) return null;
  return (
    <>
      <View wrap={false}>
        <SectionTitle>{title}</SectionTitle>
        {head}
        {first}
      </View>
      {rest}
    </>
  );
}

function ItemRow({ item, fit }: { item: ItemFacts; fit: Sheet['fit'] }) {
  const justification = oneLine(item.justification);
  return (
    // Wider letters make a long justification higher than a sheet, which must not cut it off.
    <View wrap={justification.length > 1_000} style={styles.row}>
      <View style={styles.cells}>
        <Text style={styles.item} {...fit(SIZES.table, 194)}>
          {oneLine(item.item)}
        </Text>
        <Text style={styles.hcpcs}>{item.hcpcs ?? ''}</Text>
        <Text style={styles.quantity}>{quantityText(item)}</Text>
        <Text style={styles.options} {...fit(SIZES.table, 130)}>
          {oneLine(optionsText(item))}
        </Text>
      </View>
      {justification !== '' && (
        <Text style={styles.justification} {...fit(SIZES.table, CONTENT_WIDTH - 12)}>
          {`Justification: ${justification}`}
        </Text>
      )}
    </View>
  );
}
