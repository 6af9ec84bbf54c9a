import type { ReactNode } from 'react';
import { Image, Text, View } from '@react-pdf/renderer';
import type { ItemFacts } from './case-facts.ts';
import { CONTENT_WIDTH, SIZES, styles } from './letter-pdf-styles.ts';
import {
  DRAFT_LINE,
  oneLine,
  optionsText,
  patientLines,
  quantityText,
  writtenDate,
  writtenTime,
} from './letter-wording.ts';
import type { Letter } from './letter.ts';
import { noteBlocks, type NoteBlock } from './note-blocks.ts';
import { signatureImage } from './signature-image.ts';

/** What every part of the page is drawn from; the letter's texts hold only what the font can draw. */
export interface Sheet {
  readonly letter: Letter;
  readonly draft: boolean;
  /** Where long words may break, for a column of `width` points. */
  breaks(size: number, width: number): (word: string) => string[];
}

export function Patient({ sheet: { letter, breaks } }: { sheet: Sheet }) {
  return (
    <View style={styles.patient}>
      {patientLines(letter.patient).map(([label, value]) => {
        const wide = value.length > 32 || label === 'Patient';
        return (
          <View key={label} style={wide ? styles.factWide : styles.fact}>
            <Text style={styles.factLabel}>{label}</Text>
            <Text
              style={[styles.factValue, label === 'Patient' ? styles.signatureName : {}]}
              hyphenationCallback={breaks(SIZES.body, (wide ? CONTENT_WIDTH : CONTENT_WIDTH / 2 - 12) - 84)}
            >
              {oneLine(value)}
            </Text>
          </View>
        );
      })}
    </View>
  );
}

export function Diagnoses({ sheet: { letter, breaks } }: { sheet: Sheet }) {
  if (letter.diagnoses.length === 0) return null;
  return (
    <Section title="Diagnoses">
      <View style={styles.tableHead}>
        <Text style={styles.code}>ICD-10-CM</Text>
        <Text style={styles.wide}>Description</Text>
      </View>
      {letter.diagnoses.map((diagnosis, index) => (
        <View key={index} wrap={false} style={[styles.row, styles.cells]}>
          <Text style={styles.code} hyphenationCallback={breaks(SIZES.table, 66)}>
            {diagnosis.code}
          </Text>
          <Text style={styles.wide} hyphenationCallback={breaks(SIZES.table, CONTENT_WIDTH - 132)}>
            {oneLine(diagnosis.description)}
          </Text>
          <Text style={styles.primary}>{diagnosis.is_primary ? 'primary' : ''}</Text>
        </View>
      ))}
    </Section>
  );
}

export function Items({ sheet }: { sheet: Sheet }) {
  if (sheet.letter.items.length === 0) return null;
  return (
    <Section title="Items ordered">
      <View style={styles.tableHead}>
        <Text style={styles.item}>Item</Text>
        <Text style={styles.hcpcs}>HCPCS</Text>
        <Text style={styles.quantity}>Quantity</Text>
        <Text style={styles.options}>Size, color, length</Text>
      </View>
      {sheet.letter.items.map((item, index) => (
        <ItemRow key={index} item={item} breaks={sheet.breaks} />
      ))}
    </Section>
  );
}

function ItemRow({ item, breaks }: { item: ItemFacts; breaks: Sheet['breaks'] }) {
  const justification = oneLine(item.justification);
  return (
    <View wrap={false} style={styles.row}>
      <View style={styles.cells}>
        <Text style={styles.item} hyphenationCallback={breaks(SIZES.table, 194)}>
          {oneLine(item.item)}
        </Text>
        <Text style={styles.hcpcs}>{item.hcpcs ?? ''}</Text>
        <Text style={styles.quantity}>{quantityText(item)}</Text>
        <Text style={styles.options} hyphenationCallback={breaks(SIZES.table, 130)}>
          {oneLine(optionsText(item))}
        </Text>
      </View>
      {justification !== '' && (
        <Text style={styles.justification} hyphenationCallback={breaks(SIZES.table, CONTENT_WIDTH - 12)}>
          {`Justification: ${justification}`}
        </Text>
      )}
    </View>
  );
}

export function Note({ sheet: { letter, breaks } }: { sheet: Sheet }) {
  return (
    <Section title="Medical necessity">
      {noteBlocks(letter.note.text).map((block, index) => (
        <Block key={index} block={block} breaks={breaks} />
      ))}
    </Section>
  );
}

function Block({ block, breaks }: { block: NoteBlock; breaks: Sheet['breaks'] }) {
  if (block.kind === 'list-item') {
    return (
      <View style={styles.listItem}>
        <Text style={styles.marker}>{/\d/.test(block.marker) ? block.marker : '•'}</Text>
        <Text style={styles.listText} hyphenationCallback={breaks(SIZES.body, CONTENT_WIDTH - 30)}>
          {block.text}
        </Text>
      </View>
    );
  }
  const heading = block.kind === 'heading';
  return (
    <Text
      style={heading ? styles.noteHeading : styles.paragraph}
      hyphenationCallback={breaks(SIZES.body, CONTENT_WIDTH - 4)}
      {...(heading && { minPresenceAhead: 40 })}
    >
      {block.text}
    </Text>
  );
}

/** The provider as the case names him, and the electronic signature beside; never torn apart. */
export function Signatures({ sheet: { letter, draft, breaks } }: { sheet: Sheet }) {
  const { provider, signature } = letter;
  const fit = breaks(SIZES.body, CONTENT_WIDTH / 2 - 22);
  const signed = draft ? null : signature;
  return (
    <View wrap={false} style={styles.signature}>
      {provider && (
        <View style={styles.signatureColumn}>
          <Text style={styles.signatureLabel}>Provider</Text>
          {signed && <SignatureMark signature={provider.signature} breaks={breaks} />}
          <Text style={styles.signatureName} hyphenationCallback={fit}>
            {oneLine(provider.name)}
          </Text>
          <Text>{`NPI ${provider.npi}`}</Text>
          <Text>{`Date signed: ${writtenDate(provider.date_signed)}`}</Text>
        </View>
      )}
      <View style={styles.signatureColumn}>
        <Text style={styles.signatureLabel}>Electronic signature</Text>
        {signed ? (
          <>
            <SignatureMark signature={signed.name} breaks={breaks} />
            <Text style={styles.signatureName} hyphenationCallback={fit}>
              {oneLine(signed.name)}
            </Text>
            <Text>{writtenTime(signed.signed_at)}</Text>
            <Text hyphenationCallback={fit}>{`Meaning: ${oneLine(signed.meaning)}`}</Text>
          </>
        ) : (
          <Text style={styles.signatureName}>{DRAFT_LINE}</Text>
        )}
      </View>
    </View>
  );
}

function SignatureMark({ signature, breaks }: { signature: string | null; breaks: Sheet['breaks'] }) {
  const image = signatureImage(signature);
  const typed = image || signature?.startsWith('data:') ? '' : oneLine(signature);
  const scale = image ? Math.min(190 / image.width, 40 / image.height, 1) : 1;
  return (
    <View style={styles.signatureMark}>
      {image && (
        <Image
          src={{ data: image.data, format: 'png' }}
          style={{ width: image.width * scale, height: image.height * scale }}
        />
      )}
      {typed !== '' && (
        <Text style={styles.signatureTyped} hyphenationCallback={breaks(17, CONTENT_WIDTH / 2 - 24)}>
          {typed}
        </Text>
      )}
    </View>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <View style={styles.section}>
      <Text style={styles.sectionTitle} minPresenceAhead={60}>
        {title}
      </Text>
      {children}
    </View>
  );
}
