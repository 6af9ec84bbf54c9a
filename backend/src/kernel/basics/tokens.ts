/** What stands for an interface where Nest wants a value. */
export const CLOCK = Symbol('Clock');
export const ENGINES = Symbol('Engines');
export const MEASURES = Symbol('Measures');
export const EVENT_LOG = Symbol('EventLog');
export const FEATURES = Symbol('Features');
export const MODELS = Symbol('Models');
export const LETTER_RENDERER = Symbol('LetterRenderer');
export const TEXT_WORK = Symbol('TextWork');
export const CONFIG = Symbol('Config');
export const LOGGER = Symbol('Logger');
export const MODEL_SERVERS = Symbol('ModelServers');
export const RETRIEVER = Symbol('Retriever');
export const MODEL_STORE = Symbol('ModelStore');
export const MODEL_FILES = Symbol('ModelFiles');
