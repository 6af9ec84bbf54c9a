import { Document, Page, renderToBuffer, Text, View } from '@react-pdf/renderer';
import { drawable, loadFont, wordBreaks } from './font.ts';
import { Addenda } from './letter-pdf-addenda.tsx';
import { Note } from './letter-pdf-note.tsx';
import type { Sheet } from './letter-pdf-sheet.tsx';
import { Signatures } from './letter-pdf-signatures.tsx';
import { SIZES, styles } from './letter-pdf-styles.ts';
import { Diagnoses, Items, Patient } from './letter-pdf-tables.tsx';
import {
  documentNumber,
  DRAFT_LINE,
  fullName,
  isDraft,
  LETTER_TITLE,
  oneLine,
  writtenDate,
} from './letter-wording.ts';
import type { Letter, LetterFrame } from './letter.ts';

/** The PDF of a letter. Blocks its thread for some tens of milliseconds: meant for a worker. */
export async function drawLetter(letter: Letter, frame: LetterFrame): Promise<Uint8Array> {
  const face = await loadFont();
  const draw = <Value,>(value: Value) => mapTexts(value, (text) => drawable(text, face));
  const sheet: Sheet = {
    letter: draw(letter),
    draft: isDraft(letter, frame),
    fit: (size, width) => wordBreaks(face, size, width),
  };
  return renderToBuffer(LetterDocument({ sheet, frame: draw(frame) }));
}

function LetterDocument({ sheet, frame }: { sheet: Sheet; frame: LetterFrame }) {
  const { letter, draft } = sheet;
  return (
    <Document
      // Without the patient's name: titles show in window lists and search results.
      title={`${LETTER_TITLE}, case ${letter.case_id}${draft ? ' (draft)' : ''}`}
      creator="Vouchwell"
      producer="Vouchwell"
      language="en-US"
      // The same signed letter gives the same file.
      {...(letter.signature && { creationDate: new Date(letter.signature.signed_at) })}
    >
      <Page size="LETTER" style={styles.page}>
        {draft && <Watermark />}
        <RunningHead sheet={sheet} />
        <Letterhead sheet={sheet} frame={frame} />
        <Text style={styles.title}>{LETTER_TITLE}</Text>
        {draft && <Text style={styles.draft}>{DRAFT_LINE}</Text>}
        <Patient sheet={sheet} />
        <Diagnoses sheet={sheet} />
        <Items sheet={sheet} />
        <Note sheet={sheet} />
        <Signatures sheet={sheet} />
        <Addenda sheet={sheet} frame={frame} />
        <Footer sheet={sheet} frame={frame} />
      </Page>
    </Document>
  );
}

function Watermark() {
  return (
    <View fixed style={styles.watermark}>
      <Text style={styles.watermarkText}>DRAFT</Text>
    </View>
  );
}

/** From the second page on: whose letter this sheet belongs to. */
function RunningHead({ sheet: { letter } }: { sheet: Sheet }) {
  const { patient } = letter;
  const parts = [LETTER_TITLE, oneLine(fullName(patient)), patient.dob && `born ${writtenDate(patient.dob)}`];
  return (
    <View fixed style={styles.running}>
      <Text
        style={styles.runningText}
        render={({ pageNumber }) => (pageNumber > 1 ? parts.filter(Boolean).join(' · ') : '')}
      />
    </View>
  );
}

function Letterhead({ sheet: { letter, fit }, frame }: { sheet: Sheet; frame: LetterFrame }) {
  const signed = letter.signature && writtenDate(letter.signature.signed_at);
  const meta = [signed, `Case ${letter.case_id}`, frame.ai_model && `AI model: ${oneLine(frame.ai_model)}`];
  return (
    <View style={styles.letterhead}>
      <Text style={styles.site} {...fit(SIZES.site, 270)}>
        {oneLine(frame.site_name)}
      </Text>
      <Text style={styles.meta} {...fit(8.5, 200)}>
        {meta.filter(Boolean).join('\n')}
      </Text>
    </View>
  );
}

function Footer({ sheet: { letter, draft }, frame }: { sheet: Sheet; frame: LetterFrame }) {
  const proof = draft ? DRAFT_LINE : `SHA-256 ${frame.document_hash}`;
  return (
    <>
      <Text fixed style={[styles.footer, styles.footerLeft]}>
        {`${documentNumber(letter)}\n${proof}`}
      </Text>
      <Text
        fixed
        style={[styles.footer, styles.footerRight]}
        render={({ pageNumber, totalPages }) => `Page ${pageNumber} of ${totalPages}`}
      />
    </>
  );
}

/** The same value with each text in it mapped; a drawn signature stays the data it is. */
function mapTexts<Value>(value: Value, map: (text: string) => string): Value {
  const walk = (part: unknown): unknown => {
    if (typeof part === 'string') return part.startsWith('data:image/') ? part : map(part);
    if (Array.isArray(part)) return part.map(walk);
    if (part === null || typeof part !== 'object') return part;
    return Object.fromEntries(Object.entries(part).map(([key, entry]) => [key, walk(entry)]));
  };
  return walk(value) as Value;
}
