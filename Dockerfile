FROM node:24-slim AS build
WORKDIR /source
COPY . .
RUN npm ci && npm run build && npm pack

FROM node:24-slim
COPY --from=build /source/qafila-*.tgz /tmp/
RUN npm install --global /tmp/qafila-*.tgz && rm /tmp/qafila-*.tgz && mkdir /data && chown node /data
# Node's own default takes up to 50 MB more, and saves hardly any time.
ENV NODE_OPTIONS=--max-semi-space-size=4
USER node
VOLUME /data
EXPOSE 8080
HEALTHCHECK CMD ["node", "-e", "fetch('http://127.0.0.1:8080/health').then(({ ok }) => process.exit(ok ? 0 : 1))"]
CMD ["qafila", "serve", "--data", "/data", "--host", "0.0.0.0", "--behind-proxy"]
