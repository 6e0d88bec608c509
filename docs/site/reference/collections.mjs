import { pathToFileURL } from 'node:url';
import { join } from 'node:path';
import mongoose from 'mongoose';
import { code, codes, page } from '../markdown.mjs';

const personal =
  /(^|\.)(\w*[nN]ame|\w*[mM]obile|email|address|avatar\w*|\w*[pP]roofKey|\w*ImageKey|ending|parcelNo|adharNo|panCardNo|bankAccountNo|ifscCode|bankHolder|browser|system|contact|text|utr|heldUtr|panidProof|idProof|image|gstin|pan|aadhaar|account)$/;
const writing =
  /\.(create|insert|insertMany|insertOne|updateOne|updateMany|update|upsert|replaceOne|replace|bulkWrite|write|findOneAndUpdate|findOneAndReplace|findOneAndDelete|findByIdAndUpdate|remove|delete|deleteOne|deleteMany|save)\(/;

const days = (seconds) => (seconds % 86_400 === 0 ? `${seconds / 86_400} days` : `${seconds} seconds`);

const indexText = ([keys, { unique, sparse, partialFilterExpression, expireAfterSeconds }]) =>
  [
    code(
      Object.entries(keys)
        .map(([field, order]) => (order === 1 ? field : `${field} ${order}`))
        .join(', '),
    ),
    unique && 'unique',
    sparse && 'sparse',
    partialFilterExpression && 'partial',
    expireAfterSeconds !== undefined && 'expires',
  ]
    .filter(Boolean)
    .join(' ');

function retentionOf(indexes) {
  const found = indexes.filter(([, { expireAfterSeconds }]) => expireAfterSeconds !== undefined);
  return found
    .map(([keys, { expireAfterSeconds }]) => {
      const [field] = Object.keys(keys);
      return expireAfterSeconds === 0 ? `until ${code(field)}` : `${days(expireAfterSeconds)} after ${code(field)}`;
    })
    .join('; ');
}

async function schemasIn(root, path) {
  const exported = await import(pathToFileURL(join(root, path)).href);
  return Object.values(exported).flatMap((value) => {
    if (value instanceof mongoose.Schema) return [value];
    if (typeof value !== 'function' || value.length > 1 || /^class /.test(String(value))) return [];
    try {
      const made = value();
      return made instanceof mongoose.Schema ? [made] : [];
    } catch {
      return [];
    }
  });
}

const serviceOf = (path) => (path.startsWith('services/') ? path.split('/')[1] : 'several services');

export async function collectionsPage({ root, entries }) {
  const sources = entries();
  const rows = [];
  for (const [path, text] of sources.filter(([, source]) => /new Schema\b/.test(source))) {
    for (const schema of await schemasIn(root, path)) {
      const name = schema.get('collection');
      if (name === undefined) continue;
      const models = [...text.matchAll(/export const (\w*[mM]odel\w*) =/g)].map(([, model]) => model);
      const writers = sources
        .filter(([file]) => !/\.module\.ts$/.test(file))
        .filter(
          ([, source]) => models.some((model) => new RegExp(`\\b${model}\\b`).test(source)) && writing.test(source),
        )
        .map(([file]) => file);
      const indexes = schema.indexes();
      const fields = Object.keys(schema.paths).filter((field) => personal.test(field));
      rows.push([
        serviceOf(path),
        code(name),
        code(path),
        codes(writers),
        indexes.map(indexText).join('<br>'),
        retentionOf(indexes) || 'no end of its own',
        codes(fields),
      ]);
    }
  }
  const services = [...new Set(rows.map(([service]) => service))].toSorted();
  return page(
    'Collections',
    'the schemas of the services and libraries',
    'Writers are the files that name the model and call a writing method. Retention is the expiry in the database; erasing and closing an account are in [access](../specification/access.md). Personal fields are found by their names. A collection of several services is in the database of each service that uses it.',
    ...services.map((service) => {
      const own = rows.filter(([of]) => of === service);
      const text = own.map(([, name, path, writers, indexes, retention, fields]) =>
        [
          `### ${name}`,
          `- Schema: ${path}`,
          `- Writers: ${writers || 'no file that names the model'}`,
          `- Indexes: ${indexes.replaceAll('<br>', '; ') || 'none except the id'}`,
          `- Retention: ${retention}`,
          `- Personal fields: ${fields || 'none'}`,
        ].join('\n'),
      );
      return `## ${service}\n\n${text.join('\n\n')}`;
    }),
  );
}
