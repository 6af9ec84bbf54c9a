import { RequestMethod } from '@nestjs/common';
import {
  HTTP_CODE_METADATA,
  METHOD_METADATA,
  PATH_METADATA,
  ROUTE_ARGS_METADATA,
} from '@nestjs/common/constants.js';
import { RouteParamtypes } from '@nestjs/common/internal';
import { MetadataScanner, type ModuleRef, ModulesContainer } from '@nestjs/core';
import type { RequestClass } from '@vouchwell/contract';
import { REVEALS, type Revealed } from './disclosure.ts';
import { isRequestClass } from '../bodies/read-request.ts';
import { ACCESS, BEFORE_SECOND_FACTOR, BY_LINK, ROOM, type Room, type RouteAccess } from './route-access.ts';

/** A route as its controller declares it. */
export interface DeclaredRoute {
  readonly method: string;
  /** The pattern: `/cases/:id` */
  readonly path: string;
  readonly access: RouteAccess;
  /** Of a public one. */
  readonly room: Room | undefined;
  /** Also of whoever must set up a second factor first. */
  readonly beforeSecondFactor: boolean;
  /** Also of a browser that shows a link for it. */
  readonly byLink: boolean;
  readonly body: RequestClass | null;
  readonly query: RequestClass | null;
  /** Undefined where it does not say. */
  readonly reveals: Revealed | undefined;
  /** Of an answer that went well. */
  readonly status: number;
  /** The controller's method, such as `CaseController.list`. */
  readonly handler: string;
}

/** Every route of every controller, in the order of the modules. */
export function declaredRoutes(app: Pick<ModuleRef, 'get'>): DeclaredRoute[] {
  const scanner = new MetadataScanner();
  const modules = [...app.get(ModulesContainer, { strict: false }).values()];
  const controllers = modules.flatMap((module) => [...module.controllers.values()]);
  return controllers.flatMap(({ metatype }) =>
    metatype
      ? scanner
          .getAllMethodNames(metatype.prototype as object)
          .flatMap((name) => routeOfHandler(metatype as Controller, name))
      : [],
  );
}

type Controller = { readonly name: string; readonly prototype: Record<string, object> };

function routeOfHandler(controller: Controller, name: string): DeclaredRoute[] {
  const handler = controller.prototype[name]!;
  const own = read<string | undefined>(PATH_METADATA, handler);
  if (own === undefined) return [];
  const method = RequestMethod[read<number>(METHOD_METADATA, handler)]!;
  const parts = [read<string>(PATH_METADATA, controller), own].map((part) => part.replace(/^\/|\/$/g, ''));
  return [
    {
      method,
      path: `/${parts.filter(Boolean).join('/')}`,
      access: read<RouteAccess | undefined>(ACCESS, handler) ?? [],
      room: read<Room | undefined>(ROOM, handler),
      beforeSecondFactor: read<boolean | undefined>(BEFORE_SECOND_FACTOR, handler) ?? false,
      byLink: read<boolean | undefined>(BY_LINK, handler) ?? false,
      body: parameter(controller, name, RouteParamtypes.BODY),
      query: parameter(controller, name, RouteParamtypes.QUERY),
      reveals: read<Revealed | undefined>(REVEALS, handler),
      status: read<number | undefined>(HTTP_CODE_METADATA, handler) ?? (method === 'POST' ? 201 : 200),
      handler: `${controller.name}.${name}`,
    },
  ];
}

/** The request class of the parameter that takes the body or the query. */
function parameter(controller: Controller, name: string, kind: RouteParamtypes): RequestClass | null {
  const places = (Reflect.getMetadata(ROUTE_ARGS_METADATA, controller, name) ?? {}) as Record<
    string,
    { index: number }
  >;
  const types = Reflect.getMetadata('design:paramtypes', controller.prototype, name) as unknown[];
  const found = Object.entries(places).find(([key]) => key.startsWith(`${kind}:`));
  const type = found && types[found[1].index];
  return isRequestClass(type) ? type : null;
}

const read = <T>(key: string, target: object) => Reflect.getMetadata(key, target) as T;
