# The server with its pages: built with everything, run with what the server imports, as an account without rights.
FROM node:24.21.0-bookworm-slim AS build
WORKDIR /app
ENV CI=true
COPY . .
RUN npx --yes pnpm@12.21.0 install --frozen-lockfile --reporter=append-only \
  && NODE_ENV=production npx vite build --logLevel warn apps/platform

FROM node:24.21.0-bookworm-slim AS modules
WORKDIR /app
ENV CI=true
COPY package.json pnpm-lock.yaml pnpm-workspace.yaml ./
COPY patches patches
COPY apps/api/package.json apps/api/
COPY packages/question-kit/package.json packages/question-kit/
COPY packages/api-client/package.json packages/api-client/
COPY packages/ui/package.json packages/ui/
RUN npx --yes pnpm@12.21.0 install --frozen-lockfile --prod --filter '@rubrica/api...' --reporter=append-only

FROM node:24.21.0-bookworm-slim
WORKDIR /app
COPY --from=modules /app ./
COPY packages/question-kit/src packages/question-kit/src
COPY packages/api-client/src packages/api-client/src
COPY apps/api/src apps/api/src
COPY --from=build /app/apps/platform/dist apps/platform/dist
RUN install -d -o node -g node -m 0700 /data
USER node
ENV NODE_ENV=production HOST=0.0.0.0 PORT=4000 RUBRICA_DATA=/data \
  MALLOC_ARENA_MAX=2 MALLOC_TRIM_THRESHOLD_=131072 MALLOC_MMAP_THRESHOLD_=131072
VOLUME /data
EXPOSE 4000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=15s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:4000/api/health').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=8", "--conditions=@rubrica/source", "apps/api/src/main.ts"]
