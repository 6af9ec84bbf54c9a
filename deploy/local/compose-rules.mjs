// What every compose file of this project must keep to; each rule answers with its complaints.
import { existsSync } from 'node:fs';
import { join } from 'node:path';

const PUBLISHED = new Set(['application', 'proxy']);
const LOOPBACK = /^(127\.0\.0\.1|\$\{[A-Z_]+:-127\.0\.0\.1\}):/;
/** Compose refuses to start while the variable is missing, and says what is wanted. */
const REQUIRED = /^\$\{[A-Z_]+:\?[^}]+\}$/;

const services = (stack) => Object.entries(stack.services);
const environment = (service) => Object.entries(service.environment ?? {});
const isOnce = (name, stack) =>
  services(stack).some(([, { depends_on = {} }]) =>
    Object.entries(depends_on).some(
      ([on, { condition }]) => on === name && condition === 'service_completed_successfully',
    ),
  );
const sourceOf = (volume) => /^(\$\{[^}]*\}|[^:]*):/.exec(volume)[1];
const isNamed = (source) => /^[a-z]/.test(source);

export const rules = {
  'only the application is published, on loopback unless told otherwise': (stack) =>
    services(stack).flatMap(([name, { ports = [], network_mode }]) => [
      ...(ports.length > 0 && !PUBLISHED.has(name) ? [`${name} is published`] : []),
      ...ports.filter((port) => !LOOPBACK.test(port)).map((port) => `${name} is published on ${port}`),
      ...(network_mode === 'host' ? [`${name} is on the host's network`] : []),
    ]),
  'no password has a default': (stack) =>
    services(stack).flatMap(([name, service]) =>
      environment(service)
        .flatMap(([key, value]) => [
          ...(/PASSWORD|SECRET/.test(key) ? [[key, String(value)]] : []),
          ...[...String(value).matchAll(/:\/\/[^:/@{]*:(.*?)@/g)].map(([, password]) => [key, password]),
        ])
        .filter(([, value]) => !REQUIRED.test(value))
        .map(([key]) => `${name} has a default for ${key}`),
    ),
  'every service that stays has a health check and comes back': (stack) =>
    services(stack)
      .filter(([name]) => !isOnce(name, stack))
      .filter(([, { healthcheck, restart }]) => !healthcheck?.test || restart !== 'unless-stopped')
      .map(([name]) => `${name} has no health check or does not come back`),
  'services wait for services that exist, and say for what': (stack) =>
    services(stack).flatMap(([name, { depends_on = {} }]) =>
      Object.entries(depends_on)
        .filter(([on, wait]) => !stack.services[on] || !wait?.condition)
        .map(([on]) => `${name} waits for ${on}`),
    ),
  'volumes that are used are declared, and the other way round': (stack) => {
    const used = services(stack).flatMap(([, { volumes = [] }]) => volumes.map(sourceOf).filter(isNamed));
    const declared = Object.keys(stack.volumes);
    return [
      ...used.filter((name) => !declared.includes(name)).map((name) => `${name} is not declared`),
      ...declared.filter((name) => !used.includes(name)).map((name) => `${name} is not used`),
    ];
  },
  'files that are mounted or built from exist': (stack, folder) =>
    services(stack).flatMap(([name, { volumes = [], build }]) =>
      [
        ...volumes.map(sourceOf).filter((source) => source.startsWith('.')),
        ...(build ? [join(build.context, build.dockerfile)] : []),
      ]
        .filter((file) => !existsSync(join(folder, file)))
        .map((file) => `${name} wants ${file}`),
    ),
  'the engines have no way out': (stack) => [
    ...(stack.networks.engines?.internal === true ? [] : ['the engines’ network is open']),
    ...services(stack)
      .filter(([name, { networks = [] }]) => !PUBLISHED.has(name) && networks.includes('front'))
      .map(([name]) => `${name} is on the network of the application`),
  ],
  'the application uses accounts of its own in the engines': (stack) =>
    environment(stack.services.application)
      .filter(([, value]) => /:\/\/(admin|ops|root):/.test(String(value)))
      .map(([key]) => `the application is an administrator in ${key}`),
  'images name a version': (stack) =>
    services(stack)
      .filter(
        ([, { image, build }]) =>
          !build && image !== stack.services.application.image && !/^[^$]+:\d|^\$\{[A-Z_]+:-/.test(image),
      )
      .map(([name, { image }]) => `${name} runs ${image}`),
};
